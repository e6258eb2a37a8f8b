import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Checkbox',
    source: sources.checkbox,
    keys: [
      { key: 'Tab', does: 'goes to the box' },
      { key: 'Space', does: 'ticks or clears the box' },
    ],
  },
];
