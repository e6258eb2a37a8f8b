import { choicePatterns } from './choices.ts';
import { fieldPatterns } from './fields.ts';
import { layerPatterns } from './layers.ts';
import { pressPatterns } from './press.ts';
import type { KeyboardPattern } from './types.ts';

export { keyName, type KeyboardKey, type KeyboardPattern } from './types.ts';

/** The keys of every component that answers to one. Each of them is pressed in `test/browser/keyboard.test.tsx`. */
export const keyboardPatterns: readonly KeyboardPattern[] = [
  ...pressPatterns,
  ...choicePatterns,
  ...fieldPatterns,
  ...layerPatterns,
];
