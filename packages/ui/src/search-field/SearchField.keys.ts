import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Search field',
    source: sources.searchField,
    keys: [
      { key: 'Enter', does: 'sends the form that the field stands in' },
      { key: 'Escape', does: 'clears the field; a dialog around it stays open' },
      {
        key: 'Escape',
        when: 'empty',
        does: 'is left to what stands around the field, such as a dialog',
      },
      { key: 'Tab', does: 'goes on to the button that clears, while there is something to clear' },
      {
        key: 'Enter',
        when: 'on the button that clears',
        does: 'clears and goes back to the field',
      },
      {
        key: 'Space',
        when: 'on the button that clears',
        does: 'clears and goes back to the field',
      },
    ],
  },
];
