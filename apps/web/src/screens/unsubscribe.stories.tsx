import preview from '@salonica/storybook/preview';
import { refusing } from '../testing/story-ports.ts';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Unsubscribe' });

export const Default = meta.story(
  screenAt('/unsubscribe?token=a', {
    says: (t) => t('unsubscribe.asking.title', { ns: 'letters' }),
    isPhotographed: true,
  }),
);

export const Done = meta.story(
  screenAt('/unsubscribe?token=a', {
    act: ({ press, t }) => press('main button', t('unsubscribe.press', { ns: 'letters' })),
    says: (t) => t('unsubscribe.done.title', { ns: 'letters' }),
  }),
);

export const Failed = meta.story(
  screenAt('/unsubscribe?token=a', {
    ports: { api: { unsubscribe: refusing({ kind: 'offline' }) } },
    act: ({ press, t }) => press('main button', t('unsubscribe.press', { ns: 'letters' })),
    says: (t) => t('failed.offline', { ns: 'common' }),
    at: 'main [role=alert]',
  }),
);

/** The link has expired. */
export const Expired = meta.story(
  screenAt('/unsubscribe?token=a', {
    ports: { api: { unsubscribe: refusing({ kind: 'not-found' }) } },
    act: ({ press, t }) => press('main button', t('unsubscribe.press', { ns: 'letters' })),
    says: (t) => t('unsubscribe.over.title', { ns: 'letters' }),
  }),
);

/** The URL was not copied completely. */
export const Incomplete = meta.story(
  screenAt('/unsubscribe', { says: (t) => t('unsubscribe.over.title', { ns: 'letters' }) }),
);
