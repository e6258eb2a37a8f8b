import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Help' });

export const Default = meta.story(
  screenAt('/help', { says: (t) => t('title', { ns: 'help' }), isPhotographed: true }),
);

export const Found = meta.story(
  screenAt('/help?q=24', {
    says: (t) => t('search.count', { ns: 'help', count: 1 }).replace(/^\d+ /, ''),
    at: '[role=status]',
  }),
);

export const NothingFound = meta.story(
  screenAt('/help?q=tattoo', {
    says: (t) => t('search.none', { ns: 'help', query: 'tattoo' }),
    at: 'main',
  }),
);
