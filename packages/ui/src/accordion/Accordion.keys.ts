import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Accordion',
    source: sources.accordion,
    keys: [
      { key: 'Tab', does: 'goes to the next question, through an answer only where it is open' },
      { key: 'Shift+Tab', does: 'goes to the previous question' },
      { key: 'Enter', does: 'opens or closes the answer' },
      { key: 'Space', does: 'opens or closes the answer' },
    ],
    deviations: [
      'Arrows, Home and End, which the pattern leaves open, scroll the page: the questions are native elements and keep their usual behaviour.',
    ],
  },
];
