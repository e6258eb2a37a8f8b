import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Link',
    source: sources.link,
    keys: [
      { key: 'Tab', does: 'goes from the brand through the visible links to the tools' },
      { key: 'Enter', does: 'follows the link' },
    ],
  },
];
