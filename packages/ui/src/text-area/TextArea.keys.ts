import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Text area',
    source: sources.textArea,
    keys: [
      { key: 'Enter', does: 'begins a new line' },
      { key: 'Tab', does: 'leaves the field without adding a character' },
    ],
  },
];
