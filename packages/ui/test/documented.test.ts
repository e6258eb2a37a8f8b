import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '../facts/folders.ts';
import { promisedBy, readSpecification } from '../facts/specification.ts';
import { attributesWritten, isName } from './attributes.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const isModule = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:keys|proofs|stories|test)\.tsx?$/.test(file);

/** Files of `src` that a module imports, style sheets included. */
const imported = (file: string) =>
  Array.from(read(file).matchAll(/from '(\.[^']+)'/g), ([, path = '']) =>
    resolve(dirname(file), path),
  ).filter((path) => existsSync(path));

/** Modules and style sheets of a component: its own and shared internal ones. */
function filesOf(folder: string, isFollowed: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (isModule(file)) for (const next of imported(file).filter(isFollowed)) visit(next);
  };
  const own = readdirSync(folder).filter((file) => isModule(file) || file.endsWith('.css'));
  for (const file of own) visit(join(folder, file));
  return [...found];
}

const isInside = (file: string) => file.includes(`${sep}internal${sep}`);

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const knobsRead = (css: string) =>
  Array.from(
    withoutComments(css).matchAll(/var\(\s*(--(?!sal-|_)[\w-]+)/g),
    ([, name = '']) => name,
  );

const everySheet = components
  .flatMap(({ path }) => filesOf(path, isInside))
  .filter((file) => file.endsWith('.css'));
const everyKnob = new Set(everySheet.flatMap((file) => knobsRead(read(file))));

describe.for(components)('$name', ({ path, symbol }) => {
  const promised = promisedBy(readSpecification(read(join(path, `${symbol}.spec.md`))));
  // Shared modules do not write everything for every component: the browser suite checks the rest.
  const own = filesOf(path, () => false);
  // A nested component may write it.
  const everything = filesOf(path, () => true)
    .map(read)
    .join('\n');

  test('writes no state that is missing in its specification', () => {
    const written = own.filter(isModule).flatMap((file) => [...attributesWritten(read(file))]);
    const silent = written.filter((name) => !isName(name) && !promised.attributes.has(name));
    expect([...new Set(silent)]).toEqual([]);
  });

  test('writes every state of its specification', () => {
    const written = attributesWritten(everything);
    expect([...promised.attributes].filter((name) => !written.has(name))).toEqual([]);
  });

  test('names no part that is missing in its specification', () => {
    const named = own.flatMap((file) =>
      Array.from(read(file).matchAll(/data-part="([^"]+)"/g), ([, name = '']) => name),
    );
    expect([...new Set(named)].filter((name) => !promised.parts.has(name))).toEqual([]);
  });

  test('names every part of its specification', () => {
    const isThere = (name: string) => new RegExp(`['"]${name}['"]|\\b${name}:`).test(everything);
    expect([...promised.parts].filter((name) => !isThere(name))).toEqual([]);
  });

  test('reads exactly the knobs of its specification', () => {
    const sheets = own.filter((file) => file.endsWith('.css'));
    const knobs = sheets.flatMap((file) => knobsRead(read(file)));
    expect([...new Set(knobs)].filter((knob) => !promised.knobs.has(knob))).toEqual([]);
    expect([...promised.knobs].filter((knob) => !everyKnob.has(knob))).toEqual([]);
  });
});
