import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailColors } from './mail-colors.ts';

const tokens = new URL('../../../../../packages/tokens/src/', import.meta.url);

const colorSchema = v.object({ $value: v.object({ hex: v.string() }) });

const paletteSchema = v.object({
  palette: v.record(v.string(), v.union([v.record(v.string(), colorSchema), v.string()])),
});

const themeSchema = v.object({ color: v.record(v.string(), v.unknown()) });

const referenceSchema = v.object({ $value: v.pipe(v.string(), v.regex(/^\{palette\./)) });

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, tokens), 'utf8'));

const { palette } = v.parse(paletteSchema, read('primitive.json'));

function hexOf(reference: string): string {
  const [, family = '', shade = ''] = reference.slice(1, -1).split('.');
  const shades = palette[family];
  const color = typeof shades === 'object' ? shades[shade] : undefined;
  if (color === undefined) throw new Error(`No token has the value ${reference}.`);
  return color.$value.hex;
}

test.each(['light', 'dark'] as const)('the colors of a %s mail are those of the app', (theme) => {
  const { color } = v.parse(themeSchema, read(`semantic.${theme}.json`));
  const names = Object.keys(mailColors[theme]);
  const values = names.map((name) => [
    name,
    hexOf(v.parse(referenceSchema, color[name]).$value).toLowerCase(),
  ]);
  expect(Object.fromEntries(values)).toEqual(mailColors[theme]);
});
