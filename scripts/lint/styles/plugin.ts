import { compositorKeyframes } from './keyframes.ts';
import { foreignProperties, knobFallback } from './knobs.ts';
import { knownTokens } from './known-tokens.ts';
import { componentLayer } from './layer.ts';
import { reducedMotion } from './motion.ts';
import { plainWords } from './plain-words.ts';

/** The rules for style sheets that no other linter has. */
export default [
  componentLayer,
  compositorKeyframes,
  foreignProperties,
  knobFallback,
  knownTokens,
  plainWords,
  reducedMotion,
];
