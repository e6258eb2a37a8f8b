import { rule } from './rule.ts';

/** Properties that the compositor animates while scripts keep the main thread busy. */
const composited = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale']);

/** Timing, not an animated property. */
const timing = new Set(['animation-timing-function', 'animation-composition']);

/** Keyframes that cause no repaint. */
export const compositorKeyframes = rule('compositor-keyframes', (root, report) => {
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.walkDecls((declaration) => {
      const { prop } = declaration;
      if (composited.has(prop) || timing.has(prop)) return;
      const why = `Animate opacity or a transform, not "${prop}": everything else is repainted at every frame.`;
      report(declaration, why, prop);
    });
  });
});
