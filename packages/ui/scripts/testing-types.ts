import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentFolder } from '../facts/folders.ts';
import { promisedBy, readSpecification } from '../facts/specification.ts';

const union = (values: Iterable<string>): string =>
  [...new Set(values)].map((value) => `'${value}'`).join(' | ') || 'never';

/** The values of `data-component` in a folder: the folder's own, and those of its companions. */
function namesIn({ name, path, files }: ComponentFolder): Set<string> {
  const found = files
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(path, file), 'utf8').matchAll(/data-component="([a-z-]+)"/g),
        ([, companion = '']) => companion,
      ),
    );
  return new Set([name, ...found]);
}

function typeOf({ path, symbol }: ComponentFolder): string {
  const file = join(path, `${symbol}.spec.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { parts, attributes, values } = promisedBy(readSpecification(text));
  const valuesOf = (attribute: string): string[] => (values[attribute] ?? []).filter(Boolean);
  const short = (attribute: string): string => attribute.replace('data-', '');
  // Without a listed value it can be either.
  const flags = [...attributes].filter((attribute) => valuesOf(attribute).length === 0);
  const states = [...attributes]
    .filter((attribute) => !(values[attribute]?.every((value) => value === '') ?? false))
    .map((attribute) => {
      const listed = valuesOf(attribute);
      return `'${short(attribute)}': ${listed.length > 0 ? union(listed) : 'string'};`;
    });
  const body = [
    `part: ${union(parts)};`,
    `flag: ${union(flags.map(short))};`,
    `states: { ${states.join(' ')} };`,
  ];
  return `{ ${body.join(' ')} }`;
}

/**
 * The types of `@salonica/ui/testing`: which parts and states each component has, from the
 * specifications.
 */
export function describeForTests(components: readonly ComponentFolder[]): string {
  const members = components.flatMap((component) => {
    const type = typeOf(component);
    return [...namesIn(component)].map((name) => `    '${name}': ${type};\n`);
  });
  return `declare module './components.js' {\n  interface Components {\n${members.join('')}  }\n}\nexport {};\n`;
}
