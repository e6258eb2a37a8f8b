import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Select-only Combobox',
    source: sources.select,
    keys: [
      { key: 'ArrowDown', does: 'chooses the next option and stops at the last' },
      { key: 'ArrowUp', does: 'chooses the option before and stops at the first' },
      { key: 'Home', does: 'chooses the first option' },
      { key: 'End', does: 'chooses the last option' },
      { key: 'a–z', does: 'chooses the next option that begins with the letters' },
    ],
    deviations: [
      'The list is the platform’s own: on a Mac the arrows open it first, on other platforms they select while it is closed.',
    ],
  },
];
