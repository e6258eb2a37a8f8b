import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const values = 'declaration-property-value-disallowed-list';
const tokens = 'scale-unlimited/declaration-strict-value';

/** Declarations that must not pass, with the rule that refuses them. */
const refused: [declaration: string, rule: string][] = [
  // Layout follows the direction of writing.
  ['margin-left: 0', 'property-disallowed-list'],
  ['padding-top: 0', 'property-disallowed-list'],
  ['border-right: 0', 'property-disallowed-list'],
  ['scroll-margin-top: 0', 'property-disallowed-list'],
  ['left: 0', 'property-disallowed-list'],
  ['width: 100%', 'property-disallowed-list'],
  ['min-height: 100%', 'property-disallowed-list'],
  ['max-width: 10rem', 'property-disallowed-list'],
  ['text-align: right', values],
  ['float: left', values],
  ['inset: 0 1px 2px 3px', values],
  ['padding: 0 var(--a, 1px) 0 2px', values],

  // Colours.
  ['color: #fff', 'color-no-hex'],
  ['background: linear-gradient(#fff, transparent)', 'color-no-hex'],
  ['color: red', 'color-named'],
  ['border: var(--sal-border-thin) solid black', 'color-named'],
  ['background: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['color: oklch(50% 0 0)', 'function-disallowed-list'],

  // Type.
  ['font-size: 15px', tokens],
  ['font-size: 1.2rem', tokens],
  ['font-weight: 600', tokens],
  ['font-weight: bold', tokens],
  ['font-family: Arial', tokens],
  ['line-height: 22px', values],
  ['line-height: 1.5rem', values],
  ['letter-spacing: 0.02em', values],
  ['letter-spacing: 1px', values],

  // Space, corners, edges and sizes of controls.
  ['padding: 16px', values],
  ['margin-block-start: 24px', values],
  ['gap: 12px 8px', values],
  ['margin-inline: -8px', values],
  ['border-radius: 14px', values],
  ['border: 1px solid var(--sal-color-line)', values],
  ['border-inline-end: 2px dotted var(--sal-color-line)', values],
  ['outline: 2px solid var(--sal-color-focus)', values],
  ['min-block-size: 44px', values],
  ['min-inline-size: 56px', values],

  // Order, shadow and time.
  ['z-index: 10', tokens],
  ['box-shadow: 0 2px 8px var(--sal-color-scrim)', 'declaration-property-value-allowed-list'],
  ['transition: color 150ms', values],
  ['transition-duration: 0.2s', values],
  ['animation: rise 600ms var(--sal-ease-enter)', values],
  ['animation-duration: 1s', values],

  ['color: var(--sal-color-text) !important', 'declaration-no-important'],
];

const allowed: string[] = [
  'margin-inline-start: var(--sal-space-16)',
  'padding: 18px 22px',
  'inline-size: min(100%, 240px)',
  'text-align: end',
  'color: var(--sal-color-text)',
  'color: currentColor',
  'border-color: Highlight',
  'mask-image: linear-gradient(black, transparent)',
  'font-size: var(--sal-type-b-size)',
  'font-weight: var(--sal-weight-strong)',
  'line-height: 1.25',
  'letter-spacing: 0',
  'border: var(--sal-border-thin) solid var(--sal-color-line)',
  'outline-offset: -2px',
  'min-block-size: var(--sal-size-target)',
  'z-index: var(--sal-z-sticky)',
  'z-index: 1',
  'box-shadow: inset 0 0 0 1px var(--sal-color-line)',
  'transition: color var(--sal-motion-fast)',
  'transition: none 0s',
  'animation: turn 900ms linear infinite',
];

const rule = 'salonica/compositor-keyframes';

/** Keyframes that make the browser paint at every frame. */
const repainting = [
  'background-position',
  'inline-size',
  'box-shadow',
  'color',
  'inset-block-start',
];
const composited = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

const sheets = ['packages/ui/src/badge/a.module.css', 'apps/web/src/routes/a.module.css'];

/** Rules that refuse each declaration, one per line. */
async function lint(
  declarations: string[],
  codeFilename: string,
  lineOf = (declaration: string, index: number) => `.a${index} { ${declaration}; }`,
): Promise<string[][]> {
  const { results } = await stylelint.lint({
    code: declarations.map((declaration, index) => lineOf(declaration, index)).join('\n'),
    codeFilename: resolve(root, codeFilename),
    configFile: resolve(root, 'stylelint.config.js'),
  });
  const found = declarations.map((): string[] => []);
  for (const { line, rule } of results[0]?.warnings ?? []) found[line - 1]?.push(rule);
  return found;
}

describe.for(sheets)('%s', (sheet) => {
  let foundInRefused: string[][];
  let foundInAllowed: string[][];

  beforeAll(async () => {
    const declarations = refused.map(([declaration]) => declaration);
    foundInRefused = await lint(declarations, sheet);
    foundInAllowed = await lint(allowed, sheet);
  });

  it.each(refused.map(([declaration, rule], index) => ({ declaration, rule, index })))(
    'refuses $declaration',
    ({ rule, index }) => {
      expect(foundInRefused[index]).toContain(rule);
    },
  );

  it.each(allowed.map((declaration, index) => ({ declaration, index })))(
    'allows $declaration',
    ({ index }) => {
      expect(foundInAllowed[index]).toEqual([]);
    },
  );

  it('lets keyframes change what the compositor draws, and nothing else', async () => {
    const properties = [...repainting, ...composited];
    const found = await lint(
      properties.map((property) => `${property}: inherit`),
      sheet,
      (declaration, index) => `@keyframes a${index} { to { ${declaration}; } }`,
    );
    expect(properties.filter((_, index) => found[index]?.includes(rule))).toEqual(repainting);
  });
});
