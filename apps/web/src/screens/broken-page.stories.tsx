import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

/** In place of a page that cannot be shown; the rest of the site stands. */
const meta = preview.meta({ title: 'Screens/Around every page/Broken page' });

const complaint = 'The page could not be shown.';

/** Something in it is wrong. */
export const Default = meta.story(
  screenAt('/help', {
    breaks: new Error('Nobody thought of this'),
    complaint,
    says: (t) => t('crash.title', { ns: 'errors' }),
    isPhotographed: true,
  }),
);

/** A part of the app did not arrive. */
export const PartNotLoaded = meta.story(
  screenAt('/help', {
    breaks: new TypeError('Failed to fetch dynamically imported module: /assets/help.js'),
    complaint,
    says: (t) => t('chunk.title', { ns: 'errors' }),
  }),
);
