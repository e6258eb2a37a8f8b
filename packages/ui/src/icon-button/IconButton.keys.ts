import { type KeyboardPattern, buttonKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: buttonKeys('presses the button; a toggle changes its state and keeps its name'),
  },
];
