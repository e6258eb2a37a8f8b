import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Disclosure (columns)',
    source: sources.disclosure,
    keys: [
      { key: 'Tab', does: 'goes to the button of the table' },
      { key: 'Enter', does: 'shows or hides the table' },
      { key: 'Space', does: 'shows or hides the table' },
    ],
    deviations: [],
  },
];
