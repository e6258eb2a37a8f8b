import { rule } from './rule.ts';

/** Changes of position, size or rotation; a colour transition is not motion. */
const moving = /(?:^|[\s,])(?:translate|rotate|scale|transform|(?:inline|block)-size)\b/;

/** Motion stops for users who prefer reduced motion. */
export const reducedMotion = rule('reduced-motion', (root, report) => {
  let isAsked = false;
  root.walkAtRules('media', ({ params }) => {
    isAsked ||= params.includes('(prefers-reduced-motion');
  });
  if (isAsked) return;
  root.walkDecls(/^(?:animation|transition)$/, (declaration) => {
    const { prop, value } = declaration;
    if (prop === 'animation' ? value === 'none' : !moving.test(value)) return;
    report(declaration, 'Stop this motion in a query of "prefers-reduced-motion".');
  });
});
