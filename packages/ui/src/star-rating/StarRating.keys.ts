import { type KeyboardPattern, radioKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Radio Group',
    source: sources.ratingRadio,
    keys: [
      ...radioKeys,
      {
        key: 'Enter',
        when: 'on the clear button',
        does: 'removes the rating and goes to the first star',
      },
    ],
    deviations: [
      'A button, not another radio, clears the rating: the group begins without a selection.',
    ],
  },
];
