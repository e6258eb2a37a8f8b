import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Confirm the newsletter' });

export const Default = meta.story(
  screenAt('/newsletter/confirm?token=a', {
    says: (t) => t('confirm.asking.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

export const Done = meta.story(
  screenAt('/newsletter/confirm?token=a', {
    act: ({ press, t }) => press('main button', t('confirm.press', { ns: 'letters' })),
    says: (t) => t('confirm.done.title', { ns: 'letters' }),
  }),
);

export const Failed = meta.story(
  screenAt('/newsletter/confirm?token=a', {
    ports: { api: { confirmNewsletter: refusing({ kind: 'offline' }) } },
    act: ({ press, t }) => press('main button', t('confirm.press', { ns: 'letters' })),
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** The link has expired. */
export const Expired = meta.story(
  screenAt('/newsletter/confirm?token=a', {
    ports: { api: { confirmNewsletter: refusing({ kind: 'not-found' }) } },
    act: ({ press, t }) => press('main button', t('confirm.press', { ns: 'letters' })),
    says: (t) => t('confirm.over.title', { ns: 'letters' }),
  }),
);

/** The URL was not copied completely. */
export const Incomplete = meta.story(
  screenAt('/newsletter/confirm', { says: (t) => t('confirm.over.title', { ns: 'letters' }) }),
);
