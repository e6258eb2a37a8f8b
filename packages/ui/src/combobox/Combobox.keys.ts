import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Editable Combobox With List Autocomplete',
    source: sources.combobox,
    keys: [
      { key: 'a–z', does: 'types, opens the list, and no option is active any more' },
      { key: 'ArrowDown', when: 'list closed', does: 'opens the list at its first option' },
      { key: 'ArrowUp', when: 'list closed', does: 'opens the list at its last option' },
      { key: 'Alt+ArrowDown', does: 'opens the list without an active option' },
      { key: 'Alt+ArrowUp', does: 'closes the list and keeps the text' },
      { key: 'ArrowDown', does: 'goes to the next option; after the last, the first' },
      { key: 'ArrowUp', does: 'goes to the previous option; before the first, the last' },
      { key: 'Home', does: 'leaves the options and goes to the start of the text' },
      { key: 'End', does: 'leaves the options and goes to the end of the text' },
      { key: 'ArrowLeft', does: 'leaves the options and moves in the text' },
      { key: 'ArrowRight', does: 'leaves the options and moves in the text' },
      { key: 'Enter', when: 'on an option', does: 'selects the option and closes the list' },
      { key: 'Enter', when: 'on “Try again”', does: 'searches again; the list stays open' },
      { key: 'Enter', does: 'closes the list and submits the form with the typed text' },
      { key: 'Delete', when: 'on a removable option', does: 'removes the option' },
      { key: 'Escape', does: 'closes the list and keeps the text; a dialog around it stays open' },
      { key: 'Escape', when: 'list closed', does: 'clears the field; a dialog stays open' },
      {
        key: 'Escape',
        when: 'empty',
        does: 'is ignored by the field, so that its container, such as a dialog, handles it',
      },
      { key: 'Tab', does: 'closes the list, keeps the typed text and moves on' },
    ],
    deviations: [
      'Escape clears the text only when the list is closed: the first press closes it, because most users want to keep what they typed.',
      'While an input method composes letters, every key belongs to it.',
    ],
  },
];
