import { basename } from 'node:path';
import { rule } from './rule.ts';

/** A knob is set by consumers: it is neither a token nor private to the sheet. */
const withoutFallback = /var\(\s*(--(?!sal-|_)[\w-]+)\s*\)/g;

/** A component works without any knob. */
export const knobFallback = rule('knob-fallback', (root, report) => {
  root.walkDecls((declaration) => {
    for (const [, knob = ''] of declaration.value.matchAll(withoutFallback)) {
      report(declaration, `Read "${knob}" with a fallback.`, knob);
    }
  });
});

const kebab = (symbol: string) =>
  symbol.replaceAll(/(?<!^)([A-Z])/g, (letter) => `-${letter}`).toLowerCase();

/** The knobs of a component are set by its consumers, and the tokens by the theme. */
export const foreignProperties = rule('foreign-properties', (root, report) => {
  const component = kebab(basename(root.source?.input.file ?? '', '.module.css'));
  root.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration;
    if (!prop.startsWith('--sal-') && !prop.startsWith(`--${component}-`)) return;
    report(declaration, `Don’t set "${prop}": consumers do. Use a private "--_…".`, prop);
  });
});
