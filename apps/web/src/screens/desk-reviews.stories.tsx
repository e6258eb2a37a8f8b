import preview from '@salonica/storybook/preview';
import { deskLoads } from '../testing/story-desk-loads.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Reviews' });

const path = '/desk/reviews';
const session = 'owner';
const loads = deskLoads(path, 'listDeskReviews', 'deskReviews');
const card = 'main [data-component="review-card"]';

export const Default = meta.story(
  screenAt(path, {
    session,
    says: (t) => t('reply.write', { ns: 'deskReviews' }),
    at: `${card} button`,
    isPhotographed: true,
  }),
);

export const Reply = meta.story(
  screenAt(path, {
    session,
    async act({ press, type, submit }) {
      await press(`${card} button`, (t) => t('reply.write', { ns: 'deskReviews' }));
      await type({ reply: 'Σας ευχαριστούμε πολύ!' });
      await submit();
    },
    says: () => 'Σας ευχαριστούμε πολύ!',
    at: `${card} [lang=el], ${card} p`,
    isPhotographed: true,
  }),
);

export const EmptyReply = meta.story(
  screenAt(path, {
    session,
    async act({ press, submit }) {
      await press(`${card} button`, (t) => t('reply.write', { ns: 'deskReviews' }));
      await submit();
    },
    says: (t) => t('reply.missing', { ns: 'deskReviews' }),
    at: card,
  }),
);

export const Report = meta.story(
  screenAt(path, {
    session,
    act: ({ press }) => press(`${card} button`, (t) => t('report.open', { ns: 'deskReviews' })),
    says: (t) => t('report.reason', { ns: 'deskReviews' }),
    at: 'dialog[open]',
    isPhotographed: true,
  }),
);

export const Loading = meta.story(loads.loading);

export const Failed = meta.story(loads.failed);
