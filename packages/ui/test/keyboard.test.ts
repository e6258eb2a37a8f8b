import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKeys } from '../facts/components.ts';
import { components, type ComponentFolder } from '../facts/folders.ts';
import { keyName } from '../facts/keyboard.ts';

const rows = new Map(
  await Promise.all(
    components.map(async (component) => {
      const patterns = await readKeys(component);
      return [component.name, patterns.flatMap(({ keys }) => keys)] as const;
    }),
  ),
);

const keysOf = (component: string): string[] => (rows.get(component) ?? []).map(({ key }) => key);

/** Components that take the focus, or pass keys to one that does. */
const control = /<(?:button|input|select|textarea|details|dialog)\b|renderLink[({]|onKeyDown/;

function takesKeys({ path, files }: ComponentFolder): boolean {
  const sources = files.filter((file) => /^[A-Z][A-Za-z]*\.tsx$/.test(file));
  return sources.some((file) => control.test(readFileSync(join(path, file), 'utf8')));
}

/** Words of a specification and the keys that they mean. */
const words: readonly [RegExp, RegExp][] = [
  [/\barrows?\b/i, /^Arrow/],
  [/\bHome\b/, /^Home$/],
  [/\bEnd\b/, /^End$/],
  [/\bPage Up\b/, /^PageUp$/],
  [/\bPage Down\b/, /^PageDown$/],
  [/\bwith Shift\b/, /^Shift\+Page/],
  [/\bShift\+Enter\b/, /^Shift\+Enter$/],
  [/(?<!Shift\+)\bEnter\b/, /^Enter$/],
  [/\bSpace\b/, /^Space$/],
  [/\bEscape\b/, /^Escape$/],
  [/(?<!Shift\+)\bTab\b/, /^Tab$/],
  [/\bF6\b/, /^F6$/],
  [/`\+`/, /^\+$/],
  [/`-`/, /^-$/],
  [/`0`/, /^0$/],
  [/\bletters\b/, /^a–z$/],
];

function keyboardSection({ path, symbol }: ComponentFolder): string {
  const specification = readFileSync(join(path, `${symbol}.spec.md`), 'utf8');
  const [, after = ''] = specification.split(/^## Keyboard$/m);
  return after.split(/^## /m)[0] ?? '';
}

describe('the table of keys', () => {
  test('has each key of a component once', () => {
    const all = [...rows].flatMap(([component, keys]) =>
      keys.map((key) => `${component}: ${keyName(key)}`),
    );
    expect(all).toEqual([...new Set(all)]);
  });

  test('includes every component that takes keys', () => {
    const left = components.filter((one) => takesKeys(one) && keysOf(one.name).length === 0);
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  test('has every key that a specification names', () => {
    const missing = components.flatMap((component) => {
      const text = keyboardSection(component);
      const keys = keysOf(component.name);
      return words
        .filter(([word, key]) => word.test(text) && !keys.some((one) => key.test(one)))
        .map(([word]) => `${component.name}: ${String(word)}`);
    });
    expect(missing).toEqual([]);
  });
});
