import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Implicit submission',
    source: sources.submission,
    keys: [
      { key: 'Tab', does: 'goes to the field' },
      { key: 'Enter', does: 'submits the form of the field' },
    ],
  },
];
