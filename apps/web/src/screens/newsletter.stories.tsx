import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Newsletter' });

export const Default = meta.story(
  screenAt('/newsletter', {
    says: (t) => t('newsletter.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

export const Incomplete = meta.story(
  screenAt('/newsletter', {
    act: ({ submit }) => submit(),
    says: (t) => t('newsletter.missing', { ns: 'shell' }),
    at: 'main form',
  }),
);

export const Sent = meta.story(
  screenAt('/newsletter', {
    act: async ({ type, submit }) => {
      await type({ email: 'eleni@salonica.example' });
      await submit();
    },
    says: (t) => t('newsletter.thanks', { ns: 'shell' }),
    at: 'main [role=status]',
  }),
);

export const Failed = meta.story(
  screenAt('/newsletter', {
    ports: { api: { requestNewsletter: refusing({ kind: 'offline' }) } },
    act: async ({ type, submit }) => {
      await type({ email: 'eleni@salonica.example' });
      await submit();
    },
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=status]',
  }),
);
