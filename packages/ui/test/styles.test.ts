import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from './components.ts';

const sheets = globSync('src/**/*.module.css', { cwd: packageRoot }).map((file) => ({
  name: relative('src', file),
  css: readFileSync(join(packageRoot, file), 'utf8'),
}));

const kebab = (symbol: string) =>
  symbol.replace(/(?<!^)([A-Z])/g, (letter) => `-${letter}`).toLowerCase();

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const matches = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

/** Knobs a sheet reads: neither tokens nor private properties. */
const knobsRead = (css: string) => matches(withoutComments(css), /var\(\s*(--(?!sal-|_)[\w-]+)/g);

const knobsListed = (css: string) =>
  matches(/^\s*\/\*([\s\S]*?)\*\//.exec(css)?.[1] ?? '', /(--(?!sal-|_)[\w-]+)/g);

const everyKnob = new Set(sheets.flatMap(({ css }) => knobsRead(css)));

const properties = (css: string) => matches(withoutComments(css), /(?:^|[;{\s])(--[\w-]+)\s*:/g);

/** Changes of place, size or turn; a colour that fades is no motion. */
const moving = /(?:^|[\s,])(?:translate|rotate|scale|transform|(?:inline|block)-size)\b/;

const isMoving = (css: string) =>
  matches(css, /\banimation:\s*(?!none)([^;]+)/g).length > 0 ||
  matches(css, /\btransition:\s*([^;]+)/g).some((value) => moving.test(value));

describe.for(sheets)('$name', ({ name, css }) => {
  const component = kebab(name.replace(/^.*\/|\.module\.css$/g, ''));

  test('stands in the layer of components, all of it', () => {
    const code = withoutComments(css).trim();
    expect(code).toMatch(/^@layer salonica\.components \{[\s\S]*\}$/);
    expect(code.split('@layer')).toHaveLength(2);
  });

  test('keeps still for those who ask for less motion', () => {
    const code = withoutComments(css);
    const isAsked = /@media[^{]*\(prefers-reduced-motion/.test(code);
    expect(isAsked || !isMoving(code)).toBe(true);
  });

  test('lists on top the knobs it reads', () => {
    const listed = knobsListed(css);
    expect(knobsRead(css).filter((knob) => !listed.includes(knob))).toEqual([]);
  });

  test('lists no knob that nothing reads', () => {
    expect(knobsListed(css).filter((knob) => !everyKnob.has(knob))).toEqual([]);
  });

  test('reads a knob only with a fallback', () => {
    expect(matches(withoutComments(css), /var\(\s*(--(?!sal-|_)[\w-]+)\s*\)/g)).toEqual([]);
  });

  test('leaves its own knobs and the tokens to others', () => {
    const own = properties(css).filter(
      (property) => property.startsWith('--sal-') || property.startsWith(`--${component}-`),
    );
    expect(own).toEqual([]);
  });
});
