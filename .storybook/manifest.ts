import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '..');
const sources = join(repository, 'packages/ui/src');

/** The subpath that each public name is imported from. */
function readSubpaths(): ReadonlyMap<string, string> {
  const subpaths = new Map<string, string>();
  for (const folder of readdirSync(sources, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'internal' || folder.name === 'styles') continue;
    const index = readFileSync(join(sources, folder.name, 'index.ts'), 'utf8');
    for (const [, names = ''] of index.matchAll(/export (?:type )?\{([^}]*)\}/g)) {
      for (const name of names.split(',')) {
        const exported =
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')
            .at(-1) ?? '';
        if (exported !== '') subpaths.set(exported, folder.name);
      }
    }
  }
  return subpaths;
}

/**
 * Storybook treats the package as one module; every component has its own subpath. Imports that
 * only stories use are omitted.
 */
function withSubpaths(statements: string, subpaths: ReadonlyMap<string, string>): string {
  const names = [...statements.matchAll(/^import \{\s*([^}]*?),?\s*\} from '([^']+)';$/gm)]
    .filter(([, , from = '']) => from === '@salonica/ui' || from.startsWith('../'))
    .flatMap(([, list = '']) => list.split(/,\s*/));
  const lines = new Map<string, string[]>();
  for (const name of [...new Set(names)].toSorted()) {
    const subpath = subpaths.get(name);
    if (subpath !== undefined) lines.set(subpath, [...(lines.get(subpath) ?? []), name]);
  }
  return [...lines]
    .map(([subpath, list]) => `import { ${list.join(', ')} } from '@salonica/ui/${subpath}';`)
    .join('\n');
}

interface Described {
  readonly import?: string;
  readonly subcomponents?: Readonly<Record<string, Described>>;
}

interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Described>> };
}

/** The parser of the sources writes whole paths, which a reader of the manifest does not have. */
function withRelativePaths<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(`${repository}/`, '')) as Value;
}

function withPublicImports(manifests: Manifests): Manifests {
  const { components } = manifests;
  if (components === undefined) return manifests;
  const subpaths = readSubpaths();
  const corrected = (entry: Described): Described => ({
    ...entry,
    ...(entry.import?.includes("'@salonica/ui'") && {
      import: withSubpaths(entry.import, subpaths),
    }),
    ...(entry.subcomponents && { subcomponents: all(entry.subcomponents) }),
  });
  const all = (entries: Readonly<Record<string, Described>>) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, corrected(entry)]));
  const described = withRelativePaths(all(components.components));
  return { ...manifests, components: { ...components, components: described } };
}

/**
 * Lets the component manifest name the imports of the published package. Storybook reads the field from a
 * configuration, whose type lacks it.
 */
export const publicImports = {
  experimental_manifests: (manifests: Manifests = {}): Manifests => withPublicImports(manifests),
};
