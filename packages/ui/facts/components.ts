import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { components, type ComponentFolder } from './folders.ts';
import type { KeyboardPattern } from './keyboard.ts';
import { readSpecification, type Specification } from './specification.ts';

/** Kilobytes after gzip. */
interface Size {
  readonly script: number;
  readonly style: number;
}

/** Everything about a component beside its code, from the files of its folder. */
export interface ComponentFacts {
  /** Folder of the component, which is its public subpath. */
  readonly folder: string;
  /** Its place in the sidebar: `Forms`. */
  readonly group: string;
  /** The tokens that its own style sheets read: `--sal-color-bg`. */
  readonly tokens: readonly string[];
  readonly specification: Specification;
  /** The version that it came with. */
  readonly since: string;
  /** What `docs/versioning.md` promises for it: `stable`, `beta` or `deprecated`. */
  readonly status: string;
  /** Everything the subpath exports, with its types and knobs. */
  readonly signature: string;
  /** The last measured size; the package's tests compare it. */
  readonly size: Size | undefined;
  /** Its keys, by pattern. */
  readonly keys: readonly KeyboardPattern[];
}

const kinds = ['api.txt', 'keys.ts', 'size.json', 'spec.md', 'stories.tsx'] as const;

const fileOf = ({ path, symbol }: ComponentFolder, kind: (typeof kinds)[number]): string =>
  join(path, `${symbol}.${kind}`);

/** The files with the data of all components. */
export const factFiles: readonly string[] = components.flatMap((component) =>
  kinds.map((kind) => fileOf(component, kind)).filter((file) => existsSync(file)),
);

/** The keys of a component; empty without a file. */
export async function readKeys(
  component: ComponentFolder,
  version = '',
): Promise<readonly KeyboardPattern[]> {
  const file = fileOf(component, 'keys.ts');
  if (!existsSync(file)) return [];
  const address = pathToFileURL(file).href + version;
  const module = (await import(/* @vite-ignore */ address)) as { keys: readonly KeyboardPattern[] };
  return module.keys;
}

function tokensOf({ path, files }: ComponentFolder): readonly string[] {
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(path, file), 'utf8'));
  const read = sheets.join('\n').matchAll(/var\(\s*(--sal-[\w-]+)/g);
  return [...new Set(Array.from(read, ([, name = '']) => name))].toSorted();
}

/** The value of a tag in the TSDoc of a component. */
function tagOf(source: string, tag: 'since' | 'status'): string {
  return new RegExp(`^ \\* @${tag} (.+)$`, 'm').exec(source)?.[1] ?? '';
}

async function factsOf(component: ComponentFolder, version: string): Promise<ComponentFacts> {
  const read = (kind: (typeof kinds)[number]): string | undefined => {
    const file = fileOf(component, kind);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const size = read('size.json');
  const source = readFileSync(join(component.path, `${component.symbol}.tsx`), 'utf8');
  return {
    folder: component.name,
    group: /title: 'Components\/([^/']+)\//.exec(read('stories.tsx') ?? '')?.[1] ?? '',
    since: tagOf(source, 'since'),
    status: tagOf(source, 'status'),
    tokens: tokensOf(component),
    specification: readSpecification(read('spec.md') ?? ''),
    signature: read('api.txt') ?? '',
    size: size === undefined ? undefined : (JSON.parse(size) as Size),
    keys: await readKeys(component, version),
  };
}

/**
 * Reads the data of every component.
 * @param version - makes Node reload changed modules: `?2`
 */
export async function readComponents(version = ''): Promise<readonly ComponentFacts[]> {
  return Promise.all(components.map(async (component) => factsOf(component, version)));
}
