import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Enter', does: 'requests more and then goes to the first new item' },
      { key: 'Space', does: 'requests more and then goes to the first new item' },
      { key: 'Enter', when: 'under way', does: 'does nothing; the focus stays on the button' },
    ],
    deviations: [
      'A list that ends in a button instead of a feed: Page Up and Page Down still scroll, and content below the list stays reachable.',
    ],
  },
];
