import { type KeyboardPattern, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Select-only Combobox',
    source: sources.select,
    keys: [
      { key: 'ArrowDown', does: 'selects the next option and stops at the last' },
      { key: 'ArrowUp', does: 'selects the previous option and stops at the first' },
      { key: 'Home', does: 'selects the first option' },
      { key: 'End', does: 'selects the last option' },
      { key: 'a–z', does: 'selects the next option that begins with the letters' },
    ],
    deviations: [
      'The platform provides the list: on macOS the arrow keys open it first, on other platforms they select while it is closed.',
    ],
  },
];
