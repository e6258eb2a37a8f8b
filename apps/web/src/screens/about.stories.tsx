import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/About' });

export const Default = meta.story(
  screenAt('/about', { says: (t) => t('title', { ns: 'about' }), isPhotographed: true }),
);
