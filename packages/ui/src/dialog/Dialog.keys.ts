import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes to the next control of the dialog, and never to the page behind' },
      { key: 'Shift+Tab', does: 'goes to the control before, and never to the page behind' },
      { key: 'Escape', does: 'asks to close; closed, the focus is back where it came from' },
      { key: 'Enter', when: 'on the close button', does: 'asks to close' },
    ],
    deviations: [
      'After the last control comes the browser’s own bar before the first one again: a native dialog locks the page and not the browser.',
      'The heading takes the focus first unless the consumer names a control: it is read, and nothing is pressed by mistake.',
    ],
  },
];
