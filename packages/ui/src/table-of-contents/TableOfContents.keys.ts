import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Link',
    source: sources.link,
    keys: [
      {
        key: 'Tab',
        does: 'goes from link to link; where it is folded, first to the line that unfolds',
      },
      { key: 'Enter', does: 'goes to the section' },
      { key: 'Enter', when: 'on the line that unfolds', does: 'unfolds or folds the links' },
      { key: 'Space', when: 'on the line that unfolds', does: 'unfolds or folds the links' },
    ],
  },
];
