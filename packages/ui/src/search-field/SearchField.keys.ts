import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Search field',
    source: sources.searchField,
    keys: [
      { key: 'Enter', does: 'submits the form of the field' },
      { key: 'Escape', does: 'clears the field; a dialog around it stays open' },
      {
        key: 'Escape',
        when: 'empty',
        does: 'is ignored by the field, so that its container, such as a dialog, handles it',
      },
      { key: 'Tab', does: 'goes to the clear button, while there is something to clear' },
      {
        key: 'Enter',
        when: 'on the clear button',
        does: 'clears and returns to the field',
      },
      {
        key: 'Space',
        when: 'on the clear button',
        does: 'clears and returns to the field',
      },
    ],
  },
];
