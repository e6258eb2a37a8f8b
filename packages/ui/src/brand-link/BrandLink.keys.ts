import { type KeyboardPattern, linkKeys, sources } from '../../facts/keyboard.ts';

/** The keys that it answers to; each is pressed in its proofs. */
export const keys: readonly KeyboardPattern[] = [
  { pattern: 'Link', source: sources.link, keys: linkKeys('opens the home page') },
];
