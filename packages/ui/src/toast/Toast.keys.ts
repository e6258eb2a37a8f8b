import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Landmarks',
    source: sources.landmarks,
    keys: [
      { key: 'F6', does: 'goes to the toast in view' },
      { key: 'F6', when: 'in the toast', does: 'goes back to where the focus was' },
      { key: 'Tab', when: 'in the toast', does: 'goes through its buttons' },
      {
        key: 'Enter',
        when: 'on the close button',
        does: 'closes the toast and goes back to where the focus was',
      },
    ],
    deviations: ['Without a toast F6 is the browser’s again.'],
  },
];
