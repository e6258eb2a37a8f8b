import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes through the controls of the dialog, and never to the page behind' },
      { key: 'Escape', does: 'asks to close; closed, the focus is on the picture last seen' },
    ],
  },
  {
    pattern: 'Carousel',
    source: sources.carousel,
    keys: [
      { key: 'ArrowRight', does: 'turns to the next picture; after the last comes the first' },
      { key: 'ArrowLeft', does: 'turns to the picture before; before the first is the last' },
      { key: 'ArrowRight', when: 'right to left', does: 'turns to the picture before' },
      { key: 'ArrowLeft', when: 'right to left', does: 'turns to the next picture' },
      { key: 'Home', does: 'turns to the first picture' },
      { key: 'End', does: 'turns to the last picture' },
      { key: '+', does: 'makes the picture larger' },
      { key: '-', does: 'makes the picture smaller' },
      { key: '0', does: 'makes the picture fit again' },
      { key: 'ArrowRight', when: 'zoomed', does: 'shows more of the right side' },
      { key: 'ArrowLeft', when: 'zoomed', does: 'shows more of the left side' },
      { key: 'ArrowDown', when: 'zoomed', does: 'shows more of the lower side' },
      { key: 'ArrowUp', when: 'zoomed', does: 'shows more of the upper side' },
      { key: 'Enter', when: 'on a small picture', does: 'turns to that picture' },
    ],
    deviations: [
      'Arrows turn wherever the focus is in the dialog, not only in a row of tabs: there is nothing else for them to do.',
    ],
  },
];
