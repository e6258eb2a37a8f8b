import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { auditForTests } from './decorators/audit.ts';
import { holdStill } from './decorators/stillness.ts';
import { withDocument } from './decorators/with-document.tsx';
import { withGreek } from './decorators/with-greek.tsx';
import { withMessages } from './decorators/with-messages.tsx';
import { argTypesFromTsDoc } from './docs/from-tsdoc.ts';
import { withOwnIds } from './docs/own-ids.ts';
import { docsParameters } from './docs/parameters.tsx';
import { initialGlobals, viewports } from './environment.ts';
import { modes } from './modes.ts';
import { toolbar } from './toolbar.ts';
import '@salonica/ui/styles.css';
import '@salonica/ui/fonts.css';
import './still.css';
import './toolbar.css';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals },
  globalTypes: toolbar,
  decorators: [withGreek, withMessages, withDocument],
  // A documentation page shows many stories together: none may stop the others.
  beforeEach: [
    (story) => (story.viewMode === 'docs' ? withOwnIds(story) : holdStill(story)),
    auditForTests,
  ],
  argTypesEnhancers: [argTypesFromTsDoc],
  parameters: {
    layout: 'padded',
    docs: docsParameters,
    // Passed rules keep one example each: collecting all takes most of an audit's time, and 50 KB
    // per story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // Only `Visual` stories enable this, so that each component has one set of screenshots.
    chromatic: { disableSnapshot: true, modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          ['Start', 'Components', 'Screens', 'Machines', 'What changed'],
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radii and depth',
            'Motion',
            'Icons',
            'Illustration',
            'Voice',
            'Accessibility',
            'Keyboard',
            'Contributing',
          ],
          'Components',
          'Screens',
          'Machines',
        ],
      },
    },
  },
});
