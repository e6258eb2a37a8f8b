import preview from '@salonica/storybook/preview';
import { screenAt } from '../testing/story-screen.ts';

/** Replaces a page that cannot be shown; the rest of the site is unchanged. */
const meta = preview.meta({ title: 'Screens/Around every page/Broken page' });

const complaint = 'The page could not be shown.';

/** The page throws an error. */
export const Default = meta.story(
  screenAt('/help', {
    breaks: new Error('Nobody thought of this'),
    complaint,
    says: (t) => t('crash.title', { ns: 'errors' }),
    isPhotographed: true,
  }),
);

/** A part of the app failed to load. */
export const PartNotLoaded = meta.story(
  screenAt('/help', {
    breaks: new TypeError('Failed to fetch dynamically imported module: /assets/help.js'),
    complaint,
    says: (t) => t('chunk.title', { ns: 'errors' }),
  }),
);
