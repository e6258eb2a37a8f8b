import { rule } from './rule.ts';

/** What the compositor changes by itself, while scripts keep the main thread busy. */
const composited = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale']);

/** How the time passes, not what changes. */
const timing = new Set(['animation-timing-function', 'animation-composition']);

/** Keyframes that cost no painting. */
export const compositorKeyframes = rule('compositor-keyframes', (root, report) => {
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.walkDecls((declaration) => {
      const { prop } = declaration;
      if (composited.has(prop) || timing.has(prop)) return;
      const why = `Animate opacity or a transform, not "${prop}": everything else is painted again at every frame.`;
      report(declaration, why, prop);
    });
  });
});
