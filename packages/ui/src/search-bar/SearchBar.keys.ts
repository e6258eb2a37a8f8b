import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Implicit submission',
    source: sources.submission,
    keys: [
      { key: 'Tab', does: 'goes from field to field, then to the button' },
      { key: 'Enter', does: 'searches, from every field and from the button' },
    ],
  },
];
