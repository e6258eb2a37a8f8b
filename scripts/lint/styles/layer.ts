import { rule } from './rule.ts';

const layer = 'salonica.components';

/** The whole sheet of a component is in one layer, so that a consumer's styles win. */
export const componentLayer = rule('component-layer', (root, report) => {
  const [first, ...others] = root.nodes.filter(({ type }) => type !== 'comment');
  const isLayer = first?.type === 'atrule' && first.name === 'layer' && first.params === layer;
  const outside = isLayer ? others : [first, ...others];
  for (const node of outside) {
    if (node !== undefined) report(node, `Put it into the one "@layer ${layer}" of the sheet.`);
  }
  root.walkAtRules('layer', (nested) => {
    if (nested !== first) report(nested, 'Don’t open another layer inside the sheet.');
  });
});
