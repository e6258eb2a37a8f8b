import stylelint, { type Rule } from 'stylelint';

const ruleName = 'salonica/compositor-keyframes';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (property: string) =>
    `Animate opacity or a transform, not "${property}": everything else is painted again at every frame.`,
});

/** What the compositor changes by itself, while scripts keep the main thread busy. */
const composited = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale']);

/** How the time passes, not what changes. */
const timing = new Set(['animation-timing-function', 'animation-composition']);

const rule: Rule<true> = (isOn) => (root, result) => {
  if (!stylelint.utils.validateOptions(result, ruleName, { actual: isOn, possible: [true] }))
    return;
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.walkDecls((declaration) => {
      const { prop } = declaration;
      if (composited.has(prop) || timing.has(prop)) return;
      const message = messages.rejected(prop);
      stylelint.utils.report({ message, node: declaration, word: prop, result, ruleName });
    });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

/** Keyframes that cost no painting. */
export default stylelint.createPlugin(ruleName, rule);
