import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Button',
    source: sources.button,
    keys: [
      { key: 'Tab', does: 'goes from the field to the button that shows the password' },
      {
        key: 'Enter',
        when: 'on the button',
        does: 'shows or hides the password; the focus stays on the button',
      },
      {
        key: 'Space',
        when: 'on the button',
        does: 'shows or hides the password; the focus stays on the button',
      },
      { key: 'Enter', when: 'in the field', does: 'submits the form; the password stays hidden' },
    ],
  },
];
