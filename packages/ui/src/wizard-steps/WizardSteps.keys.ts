import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes through the finished steps, and past the others' },
      { key: 'Enter', does: 'asks to go back to the step' },
      { key: 'Space', does: 'asks to go back to the step' },
    ],
  },
];
