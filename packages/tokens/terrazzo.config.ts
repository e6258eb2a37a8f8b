import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { contrastPairs } from './contrast-pairs.ts';
import { bundle } from './bundle-dtcg.ts';
import { toFigma } from './figma.ts';

type Plugin = NonNullable<Parameters<typeof defineConfig>[0]['plugins']>[number];

const variable = (id: string) => `--sal-${id.replaceAll('.', '-')}`;

const layer = (rules: string) => `@layer salonica.tokens {\n${rules}\n}`;

const hex = ({ hex: opaque, alpha }: { hex?: string; alpha: number }) =>
  alpha === 1
    ? opaque
    : `${opaque}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

type Values = Record<string, unknown>;

/**
 * Writes the final values for scripts and documentation: all of them once, then the overrides of
 * dark and Greek.
 */
const json = (filename: string): Plugin => ({
  name: 'salonica-json',
  async build({ resolver, outputFile }) {
    const values = (input: Record<string, string>): Values =>
      Object.fromEntries(
        Object.entries(resolver.apply(input)).map(([id, token]) => [
          variable(id),
          token.$type === 'color' ? hex(token.$value) : token.$value,
        ]),
      );
    const base = values({ theme: 'light', script: 'latin' });
    const changed = (other: Values): Values =>
      Object.fromEntries(
        Object.entries(other).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name]),
        ),
      );
    const output = {
      base,
      dark: changed(values({ theme: 'dark', script: 'latin' })),
      greek: changed(values({ theme: 'light', script: 'greek' })),
    };
    outputFile(filename, `${JSON.stringify(output, null, 2)}\n`);
  },
});

/** Writes the tokens themselves, for design tools and other platforms. */
const dtcg = (filename: string): Plugin => ({
  name: 'salonica-dtcg',
  async build({ outputFile }) {
    outputFile(filename, `${JSON.stringify(bundle(), null, 2)}\n`);
  },
});

/** Writes the tokens as variables of Figma, in the form of its import. */
const figma = (filename: string): Plugin => ({
  name: 'salonica-figma',
  async build({ outputFile }) {
    outputFile(filename, `${JSON.stringify(toFigma(bundle()), null, 2)}\n`);
  },
});

const themed = ['color.*', 'shadow.*'];
const scripted = ['font.*', 'type.d-*.line', 'type.d-*.tracking', 'type.stat.line'];

export default defineConfig({
  tokens: './src/salonica.resolver.json',
  outDir: './dist/',
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      variableName: (token) => variable(token.id),
      transform: (token) => {
        // DTCG has no fluid dimension: `$value` is the largest size, the extension describes how it
        // shrinks.
        const fluid = token.$extensions?.['salonica.fluid'] as
          | { min: string; preferred: string }
          | undefined;
        if (!fluid || token.$type !== 'dimension') return undefined;
        return `clamp(${fluid.min}, ${fluid.preferred}, ${token.$value.value}${token.$value.unit})`;
      },
      permutations: [
        {
          input: { theme: 'light', script: 'latin' },
          prepare: (contents) => layer(`  :root {\n    color-scheme: light;\n    ${contents}\n  }`),
        },
        {
          input: { theme: 'dark', script: 'latin' },
          include: themed,
          prepare: (contents) =>
            layer(`  [data-theme='dark'] {\n    color-scheme: dark;\n    ${contents}\n  }`),
        },
        {
          input: { theme: 'dark', script: 'latin' },
          include: themed,
          prepare: (contents) =>
            layer(
              `  @media (prefers-color-scheme: dark) {\n    :root:not([data-theme]) {\n      color-scheme: dark;\n      ${contents}\n    }\n  }`,
            ),
        },
        {
          // The document's language only: a Greek name on an English page must not download Greek
          // fonts.
          input: { theme: 'light', script: 'greek' },
          include: scripted,
          prepare: (contents) => layer(`  :root:lang(el) {\n    ${contents}\n  }`),
        },
      ],
    }),
    json('tokens.json'),
    dtcg('tokens.dtcg.json'),
    figma('figma-variables.json'),
  ],
  lint: {
    rules: {
      'a11y/min-contrast': ['error', { level: 'AA', pairs: contrastPairs }],
    },
  },
});
