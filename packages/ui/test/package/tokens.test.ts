import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed } from '../../scripts/paths.ts';

interface Token {
  readonly path: string;
  readonly type: string | undefined;
  readonly value: unknown;
  readonly modes: Readonly<Record<string, unknown>>;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const file = (name: string) => readFileSync(join(packed.folder, 'dist', name), 'utf8');

/** Every token of the file with its own or inherited type. */
function collect(group: Group, path: readonly string[] = [], inherited?: string): Token[] {
  const type = (group['$type'] as string | undefined) ?? inherited;
  if ('$value' in group) {
    const { 'salonica.modes': modes = {} } = (group['$extensions'] ?? {}) as Record<string, Group>;
    return [{ path: path.join('.'), type, value: group['$value'], modes }];
  }
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, below]) => (isGroup(below) ? collect(below, [...path, key], type) : []));
}

const tokens = collect(JSON.parse(file('tokens.json')) as Group);
const byPath = new Map(tokens.map((token) => [token.path, token]));

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const measures =
  (...units: readonly string[]) =>
  (value: unknown): boolean =>
    isGroup(value) &&
    isNumber(value['value']) &&
    units.includes(String(value['unit'])) &&
    Object.keys(value).length === 2;

const isColor = (value: unknown): boolean =>
  isGroup(value) &&
  value['colorSpace'] === 'srgb' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((part) => isNumber(part) && part >= 0 && part <= 1) &&
  /^#[0-9a-f]{6}$/.test(String(value['hex'])) &&
  (value['alpha'] === undefined ||
    (isNumber(value['alpha']) && value['alpha'] >= 0 && value['alpha'] <= 1));

const isDimension = measures('px', 'rem');

const isShadow = (value: unknown): boolean =>
  isGroup(value) &&
  is('color', value['color']) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((key) => isDimension(value[key]));

/** The values that format 2025.10 allows for each used type. */
const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: measures('ms', 's'),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    // Times increase, even if a curve overshoots.
    value.every((part, index) => index % 2 === 1 || (part >= 0 && part <= 1)),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  shadow: (value) => (Array.isArray(value) ? value.every(isShadow) : isShadow(value)),
};

/** A value of the type, or a reference to a token. */
function is(type: string, value: unknown): boolean {
  if (typeof value !== 'string') return rules[type]?.(value) === true;
  const target = byPath.get(/^\{([^{}]+)\}$/.exec(value)?.[1] ?? '');
  return target?.type === type && is(type, target.value);
}

test('tokens.json follows the design tokens format', () => {
  expect(tokens.length).toBeGreaterThan(150);
  const wrong = tokens.filter(
    ({ path, type = '', value, modes }) =>
      /[{}]/.test(path) || ![value, ...Object.values(modes)].every((each) => is(type, each)),
  );
  expect(wrong).toEqual([]);
});

test('it has every token of the style sheet, with its dark value', () => {
  const declared = [...file('styles.css').matchAll(/^\s*(--sal-[\w-]+):/gm)].map(
    ([, name = '']) => name,
  );
  const names = tokens.map(({ path }) => `--sal-${path.replaceAll('.', '-')}`);
  expect(names.toSorted()).toEqual([...new Set(declared)].toSorted());
  expect(byPath.get('color.bg')?.modes['dark']).toMatch(/^\{palette\./);
});
