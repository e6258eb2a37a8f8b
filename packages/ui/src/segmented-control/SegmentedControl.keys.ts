import { type KeyboardPattern, radioKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  {
    pattern: 'Radio Group',
    source: sources.radio,
    keys: radioKeys.filter(({ key }) => key !== 'Space'),
    deviations: ['Space has no effect: one segment is always selected, and the focus is on it.'],
  },
];
