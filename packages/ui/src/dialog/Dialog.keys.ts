import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes to the next control of the dialog, and never to the page behind' },
      { key: 'Shift+Tab', does: 'goes to the previous control, and never to the page behind' },
      { key: 'Escape', does: 'requests closing; then the focus returns to the previous element' },
      { key: 'Enter', when: 'on the close button', does: 'requests closing' },
    ],
    deviations: [
      'After the last control the focus goes to the browser’s toolbar, and then to the first control: a native dialog blocks the page, not the browser.',
      'The heading receives the initial focus unless the consumer names a control: screen readers announce it, and users press no button by mistake.',
    ],
  },
];
