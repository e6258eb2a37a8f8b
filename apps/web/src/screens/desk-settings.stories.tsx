import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

const meta = preview.meta({ title: 'Screens/Desk/Settings' });

const ns = 'deskCatalogue';

export const Default = meta.story(
  screenAt('/desk/settings', {
    session: 'owner',
    says: (t) => t('pictures.title', { ns }),
    at: 'main li',
    isPhotographed: true,
  }),
);
