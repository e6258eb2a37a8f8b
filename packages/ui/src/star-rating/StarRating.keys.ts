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
        when: 'on the button that clears',
        does: 'takes the rating back and goes to the first star',
      },
    ],
    deviations: [
      'No rating is a button and not one more radio: a group without a choice is how it begins.',
    ],
  },
];
