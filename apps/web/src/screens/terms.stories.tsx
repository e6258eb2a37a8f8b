import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Terms' });

export const Default = meta.story(
  screenAt('/terms', { says: (t) => t('title', { ns: 'terms' }), isPhotographed: true }),
);
