import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Link',
    source: sources.link,
    keys: [
      { key: 'Tab', does: 'shows the skip link, then goes to the header' },
      { key: 'Enter', does: 'goes to the main content' },
    ],
  },
];
