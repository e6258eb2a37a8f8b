import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Privacy' });

export const Default = meta.story(
  screenAt('/privacy', { says: (t) => t('title', { ns: 'privacy' }), isPhotographed: true }),
);
