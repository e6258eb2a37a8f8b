import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Landmarks',
    source: sources.landmarks,
    keys: [
      { key: 'F6', does: 'goes to the visible toast' },
      { key: 'F6', when: 'in the toast', does: 'returns to the previous focus' },
      { key: 'Tab', when: 'in the toast', does: 'goes through its buttons' },
      {
        key: 'Enter',
        when: 'on the close button',
        does: 'closes the toast and returns to the previous focus',
      },
    ],
    deviations: ['Without a toast, the browser handles F6.'],
  },
];
