import stylelint, { type Plugin, type PostcssResult } from 'stylelint';

/** The node types that a rule reads, as PostCSS provides them. */
export type Root = Parameters<ReturnType<stylelint.Rule>>[0];
export type Node = Root['nodes'][number];

type Report = (node: Node, message: string, word?: string) => void;

/** A rule that is on or off and reports a reason. */
export function rule(name: string, check: (root: Root, report: Report) => void): Plugin {
  const ruleName = `salonica/${name}`;
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: (text: string) => text });
  const run = (isOn: unknown) => (root: Root, result: PostcssResult) => {
    const options = { actual: isOn, possible: [true] };
    if (!stylelint.utils.validateOptions(result, ruleName, options)) return;
    check(root, (node, text, word) => {
      const message = messages.rejected(text);
      stylelint.utils.report({ message, node, result, ruleName, ...(word && { word }) });
    });
  };
  return stylelint.createPlugin(ruleName, Object.assign(run, { ruleName, messages }));
}
