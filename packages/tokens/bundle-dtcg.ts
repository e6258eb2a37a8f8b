import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
type Group = { readonly [key: string]: Json };

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (value: Json | undefined): value is Group => isGroup(value) && '$value' in value;

const read = (name: string): Group =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'src', `${name}.json`), 'utf8')) as Group;

/** Merges one tree into another; a token is replaced as a whole. */
function merge(below: Group, above: Group): Group {
  const merged: Record<string, Json> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const known = merged[key];
    merged[key] = isGroup(known) && isGroup(value) && !isToken(value) ? merge(known, value) : value;
  }
  return merged;
}

/** Adds to each token the override of another tree. */
function withMode(tree: Group, name: string, other: Group): Group {
  const entries = Object.entries(tree).map(([key, value]): [string, Json] => {
    const changed = other[key];
    if (!isGroup(value) || !isGroup(changed)) return [key, value];
    if (!isToken(value)) return [key, withMode(value, name, changed)];
    const own = changed['$value'];
    if (own === undefined || JSON.stringify(own) === JSON.stringify(value['$value'])) {
      return [key, value];
    }
    const extensions = isGroup(value['$extensions']) ? value['$extensions'] : {};
    const modes = isGroup(extensions['salonica.modes']) ? extensions['salonica.modes'] : {};
    const $extensions = { ...extensions, 'salonica.modes': { ...modes, [name]: own } };
    return [key, { ...value, $extensions }];
  });
  return Object.fromEntries(entries);
}

/** The format has px and rem only: a length in another unit becomes a number with a description. */
function withKnownUnits(tree: Group): Group {
  const number = (value: Json): Json => (isGroup(value) ? (value['value'] ?? value) : value);
  const entries = Object.entries(tree).map(([key, value]): [string, Json] => {
    if (!isGroup(value) || key.startsWith('$')) return [key, value];
    if (!isToken(value)) return [key, withKnownUnits(value)];
    const length = value['$value'];
    if (!isGroup(length) || typeof length['unit'] !== 'string') return [key, value];
    if (!('value' in length) || !['em', '%'].includes(length['unit'])) return [key, value];
    const extensions = isGroup(value['$extensions']) ? value['$extensions'] : {};
    const modes = isGroup(extensions['salonica.modes']) ? extensions['salonica.modes'] : undefined;
    return [
      key,
      {
        ...value,
        $type: 'number',
        $value: number(length),
        $extensions: {
          ...extensions,
          'salonica.unit': length['unit'],
          ...(modes && {
            'salonica.modes': Object.fromEntries(
              Object.entries(modes).map(([mode, other]) => [mode, number(other)]),
            ),
          }),
        },
      },
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Every token as one file of the design tokens format, aliases kept. `$value` is light and Latin; the extension
 * `salonica.modes` has the overrides of the dark theme and of Greek, as `dark` and `greek`.
 */
export function bundle(): Group {
  const base = ['primitive', 'scale', 'semantic.light', 'script.latin']
    .map(read)
    .reduce((below, above) => merge(below, above));
  const dark = withMode(base, 'dark', read('semantic.dark'));
  return withKnownUnits(withMode(dark, 'greek', read('script.greek')));
}
