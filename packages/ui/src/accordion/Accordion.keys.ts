import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Accordion',
    source: sources.accordion,
    keys: [
      { key: 'Tab', does: 'goes to the next question, or into an open answer' },
      { key: 'Shift+Tab', does: 'goes to the previous question' },
      { key: 'Enter', does: 'opens or closes the answer' },
      { key: 'Space', does: 'opens or closes the answer' },
    ],
    deviations: [
      'Arrow keys, Home and End, which are optional in the pattern, scroll the page: the questions are native elements with their native keys.',
    ],
  },
];
