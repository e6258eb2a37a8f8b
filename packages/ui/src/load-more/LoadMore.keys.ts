import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Enter', does: 'loads more items and then goes to the first new one' },
      { key: 'Space', does: 'loads more items and then goes to the first new one' },
      { key: 'Enter', when: 'while loading', does: 'does nothing; the focus stays on the button' },
    ],
    deviations: [
      'The list ends in a button instead of being a feed: Page Up and Page Down still scroll, and content below the list stays reachable.',
    ],
  },
];
