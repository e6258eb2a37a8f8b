import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Link',
    source: sources.link,
    keys: [
      {
        key: 'Tab',
        does: 'goes from link to link; where it is collapsed, first to the summary',
      },
      { key: 'Enter', does: 'goes to the section' },
      { key: 'Enter', when: 'on the summary', does: 'expands or collapses the links' },
      { key: 'Space', when: 'on the summary', does: 'expands or collapses the links' },
    ],
  },
];
