import { type KeyboardPattern, radioKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  { pattern: 'Radio Group', source: sources.radio, keys: radioKeys },
];
