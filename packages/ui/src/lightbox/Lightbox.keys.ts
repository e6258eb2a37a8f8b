import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes through the controls of the dialog, and never to the page behind' },
      {
        key: 'Escape',
        does: 'requests closing; then the focus is on the thumbnail of the last picture',
      },
    ],
  },
  {
    pattern: 'Carousel',
    source: sources.carousel,
    keys: [
      { key: 'ArrowRight', does: 'shows the next picture; after the last, the first' },
      { key: 'ArrowLeft', does: 'shows the previous picture; before the first, the last' },
      { key: 'ArrowRight', when: 'right to left', does: 'shows the previous picture' },
      { key: 'ArrowLeft', when: 'right to left', does: 'shows the next picture' },
      { key: 'Home', does: 'shows the first picture' },
      { key: 'End', does: 'shows the last picture' },
      { key: '+', does: 'zooms in' },
      { key: '-', does: 'zooms out' },
      { key: '0', does: 'resets the zoom' },
      { key: 'ArrowRight', when: 'zoomed', does: 'pans to the right' },
      { key: 'ArrowLeft', when: 'zoomed', does: 'pans to the left' },
      { key: 'ArrowDown', when: 'zoomed', does: 'pans down' },
      { key: 'ArrowUp', when: 'zoomed', does: 'pans up' },
      { key: 'Enter', when: 'on a thumbnail', does: 'shows that picture' },
    ],
    deviations: [
      'Arrow keys change the picture from anywhere in the dialog, not only from a tab list: they have no other effect there.',
    ],
  },
];
