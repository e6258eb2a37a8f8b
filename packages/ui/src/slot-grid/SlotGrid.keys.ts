import { type KeyboardPattern, radioKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Radio Group',
    source: sources.radio,
    keys: [
      ...radioKeys,
      {
        key: 'ArrowRight',
        when: 'before a taken time',
        does: 'goes to the taken time, which is announced as taken, and does not change the selection',
      },
      { key: 'Space', when: 'on a taken time', does: 'selects nothing' },
    ],
    deviations: [
      'Up and Down follow the order of the day, not the column: the rows show one list of times.',
      'A taken time takes the focus without being selected, so that the whole day can be announced.',
    ],
  },
];
