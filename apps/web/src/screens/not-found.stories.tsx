import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Around every page/Page not found' });

export const Default = meta.story(
  screenAt('/lost', {
    complaint: '/lost',
    says: (t) => t('notFound.title', { ns: 'errors' }),
    isPhotographed: true,
  }),
);
