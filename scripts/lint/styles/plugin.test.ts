import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const values = 'declaration-property-value-disallowed-list';
const tokens = 'scale-unlimited/declaration-strict-value';

/** Invalid declarations, with the rule that rejects them. */
const refused: [declaration: string, rule: string][] = [
  // Layout follows the direction of the text.
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
  ['color: var(--sal-color-border)', 'salonica/known-tokens'],
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

/** Rules that reject a sheet, by line. */
async function lint(code: string, codeFilename: string): Promise<string[][]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: resolve(root, codeFilename),
    configFile: resolve(root, 'stylelint.config.js'),
  });
  const found = code.split('\n').map((): string[] => []);
  for (const { line, rule } of results[0]?.warnings ?? []) found[line - 1]?.push(rule);
  return found;
}

const ofComponent = 'packages/ui/src/badge/Badge.module.css';
const ofApp = 'apps/web/src/routes/a.module.css';

const sheetOf = (declarations: readonly string[]): string =>
  [
    '@layer salonica.components {',
    ...declarations.map((declaration, index) => `.a${index} { ${declaration}; }`),
    '@media (prefers-reduced-motion) { .b { transition: none; } }',
    '}',
  ].join('\n');

test.for([ofComponent, ofApp])(
  'the configured patterns distinguish values from tokens in %s',
  async (sheet) => {
    const found = await lint(sheetOf(refused.map(([declaration]) => declaration)), sheet);
    const missed = refused.filter(([, rule], index) => found[index + 1]?.includes(rule) !== true);
    expect(missed).toEqual([]);
    expect((await lint(sheetOf(allowed), sheet)).flat()).toEqual([]);
  },
);

test.for([ofComponent, ofApp])(
  'keyframes of %s change what the compositor draws',
  async (sheet) => {
    const repainting = ['background-position', 'inline-size', 'box-shadow', 'inset-block-start'];
    const composited = ['opacity', 'transform', 'translate', 'rotate', 'scale'];
    const declarations = [...repainting, ...composited].map((property) => `${property}: inherit`);
    const lines = declarations.map((text, index) => `@keyframes a${index} { to { ${text}; } }`);
    const code = ['@layer salonica.components {', ...lines, '}'].join('\n');
    const found = await lint(code, sheet);
    const rejected = lines.filter((_, index) =>
      found[index + 1]?.includes('salonica/compositor-keyframes'),
    );
    expect(rejected).toEqual(lines.slice(0, repainting.length));
  },
);

const moving = '.b { transition: scale var(--sal-motion-fast); }';

const wrong: [what: string, code: string, rule: string][] = [
  [
    'a rule outside of the layer',
    '@layer salonica.components { .a { gap: 1px; } }\n.b { gap: 1px; }',
    'component-layer',
  ],
  ['another layer', '@layer other { .a { gap: 1px; } }', 'component-layer'],
  [
    'a layer in the layer',
    '@layer salonica.components { @layer other { .a { gap: 1px; } } }',
    'component-layer',
  ],
  [
    'a knob without a fallback',
    '@layer salonica.components { .a { gap: var(--badge-gap); } }',
    'knob-fallback',
  ],
  [
    'a knob of its own',
    '@layer salonica.components { .a { --badge-gap: 1px; } }',
    'foreign-properties',
  ],
  ['a token', '@layer salonica.components { .a { --sal-space-4: 1px; } }', 'foreign-properties'],
  ['endless motion', `@layer salonica.components { ${moving} }`, 'reduced-motion'],
];

test.for(wrong)('a component’s sheet must not have %s', async ([, code, rule]) => {
  expect((await lint(code, ofComponent)).flat()).toContain(`salonica/${rule}`);
  expect((await lint(code, ofApp)).flat()).toEqual([]);
});

test('a component’s sheet may read knobs, set those of others and stop its motion', async () => {
  const code = `@layer salonica.components {
    .a { --_gap: 1px; --button-bg: none; gap: var(--badge-gap, var(--_gap)); }
    ${moving}
    @media (prefers-reduced-motion) { .b { transition: none; } }
  }`;
  expect((await lint(code, ofComponent)).flat()).toEqual([]);
});

test('a comment must be plain', async () => {
  expect((await lint('/* Whoever presses it. */', ofApp)).flat()).toEqual(['salonica/plain-words']);
  expect((await lint('/* The pressed button. */', ofApp)).flat()).toEqual([]);
});
