import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Dialog (Modal)',
    source: sources.dialog,
    keys: [
      { key: 'Tab', does: 'goes through the header, the links and the actions of the sheet' },
      { key: 'Enter', when: 'on a link', does: 'follows the link' },
      { key: 'Escape', does: 'requests closing' },
    ],
  },
];
