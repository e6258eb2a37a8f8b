import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Link',
    source: sources.link,
    keys: [
      {
        key: 'Tab',
        does: 'goes to the link of the salon, then to `save`, `choose`, each start time and the actions; each is a tab stop',
      },
      { key: 'Enter', does: 'opens the salon, or what the focused link leads to' },
    ],
  },
];
