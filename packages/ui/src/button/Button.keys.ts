import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes to the button, also while it is disabled or busy' },
      { key: 'Enter', does: 'presses the button' },
      { key: 'Space', does: 'presses the button' },
      {
        key: 'Enter',
        when: 'disabled or busy',
        does: 'does nothing, and does not submit the form',
      },
      {
        key: 'Space',
        when: 'disabled or busy',
        does: 'does nothing, and does not submit the form',
      },
    ],
    deviations: [
      'A disabled button stays a tab stop, so that screen reader users find it and the reason near it.',
    ],
  },
];
