import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes through the completed steps, skipping the others' },
      { key: 'Enter', does: 'requests a return to the step' },
      { key: 'Space', does: 'requests a return to the step' },
    ],
  },
];
