import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Implicit submission',
    source: sources.submission,
    keys: [
      { key: 'Tab', does: 'goes from field to field, then to the button' },
      {
        key: 'Tab',
        when: 'in a search field with text',
        does: 'goes to its clear button first',
      },
      { key: 'Enter', does: 'searches, from every field and from the button' },
      {
        key: 'Enter',
        when: 'on the clear button',
        does: 'clears the field and returns to it',
      },
      {
        key: 'Space',
        when: 'on the clear button',
        does: 'clears the field and returns to it',
      },
    ],
  },
];
