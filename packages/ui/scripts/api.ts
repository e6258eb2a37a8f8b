import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { factFile, moduleOf, packageRoot, subpaths } from './paths.ts';
import { nameOf, walk } from './plugins/walk.ts';

const dist = join(packageRoot, 'dist');
/** Internal modules shared by components. */
const inside = join(dist, 'internal');

interface Declaration {
  readonly text: string;
  /** Mentioned names that may be declared elsewhere. */
  readonly mentions: ReadonlySet<string>;
}

interface Source {
  readonly file: string;
  readonly own: ReadonlyMap<string, Declaration>;
  /** Imported names, by local name. */
  readonly foreign: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Exported names, with their local names. */
  readonly exported: ReadonlyMap<string, string>;
}

interface Spanned {
  readonly start: number;
  readonly end: number;
}

function withoutComments(text: string): string {
  return (
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\n/gm, '')
      .replace(/^export (?:declare )?|^declare /, '')
      // The order in which a function destructures its props is an implementation detail.
      .replaceAll(/\(\{[^}]*\}(?=: \w)/g, '(props')
      .trim()
  );
}

/** All names in a declaration, without the keys of its own members. */
function mentionsIn(declaration: unknown): Set<string> {
  const mentions = new Set<string>();
  walk(declaration, (node) => {
    if (node.type === 'Identifier') mentions.add(String(node['name']));
  });
  return mentions;
}

const sources = new Map<string, Source>();

/** Reads the declarations, imports and exports of a module of types. */
function readSource(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text, { lang: 'dts', sourceType: 'module' });
  const own = new Map<string, Declaration>();
  const foreign = new Map<string, { from: string; name: string }>();
  const exported = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      const name = importName.name ?? importName.kind;
      foreign.set(localName.value, { from: moduleRequest.value, name });
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, localName, moduleRequest } of entries) {
      const name = exportName.name ?? 'default';
      if (moduleRequest === null) {
        exported.set(name, localName.name ?? name);
      } else {
        foreign.set(name, { from: moduleRequest.value, name: importName.name ?? name });
        exported.set(name, name);
      }
    }
  }
  for (const statement of program.body) {
    const inner =
      statement.type === 'ExportNamedDeclaration' && statement.declaration !== null
        ? statement.declaration
        : statement;
    const ids: unknown[] =
      inner.type === 'VariableDeclaration'
        ? inner.declarations.map(({ id }) => id)
        : [(inner as { id?: unknown }).id];
    const { start, end } = statement as Spanned;
    for (const name of ids.map(nameOf)) {
      if (name === undefined) continue;
      // The signatures of an overloaded function belong together.
      const before = own.get(name);
      const piece = withoutComments(text.slice(start, end));
      own.set(name, {
        text: before ? `${before.text}\n${piece}` : piece,
        mentions: new Set([...(before?.mentions ?? []), ...mentionsIn(inner)]),
      });
    }
  }
  const source = { file, own, foreign, exported };
  sources.set(file, source);
  return source;
}

/** Resolves a name to the module that declares it; `undefined` for another package. */
function locate(source: Source, name: string): { source: Source; name: string } | undefined {
  if (source.own.has(name)) return { source, name };
  const origin = source.foreign.get(name);
  if (origin === undefined || !origin.from.startsWith('.')) return undefined;
  const file = resolve(dirname(source.file), origin.from.replace(/\.js$/, '.d.ts'));
  const next = readSource(file);
  return locate(next, next.exported.get(origin.name) ?? origin.name);
}

/** The declarations of a subpath's exports and of the names in them, sorted, without duplicates. */
function declarationsOf(subpath: string): { exported: string[]; mentioned: string[] } {
  const index = readSource(join(dist, `${moduleOf(subpath)}.d.ts`));
  const seen = new Set<Declaration>();
  const mentioned = new Map<string, string>();
  const take = (source: Source, name: string): Declaration | undefined => {
    const found = locate(source, name);
    const declaration = found?.source.own.get(found.name);
    if (found === undefined || declaration === undefined || seen.has(declaration)) return undefined;
    seen.add(declaration);
    return declaration;
  };
  const lines: string[] = [];
  const queue: [Source, Declaration][] = [];
  for (const [name, local] of [...index.exported].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const declaration = take(index, local);
    if (declaration === undefined) continue;
    lines.push(declaration.text);
    queue.push([locate(index, local)?.source ?? index, declaration]);
    if (!declaration.text.includes(name)) lines.push(`export as ${name}`);
  }
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const [source, { mentions }] = entry;
    for (const name of mentions) {
      const declaration = take(source, name);
      if (declaration === undefined) continue;
      mentioned.set(name, declaration.text);
      queue.push([locate(source, name)?.source ?? source, declaration]);
    }
  }
  const sorted = [...mentioned].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { exported: lines, mentioned: sorted.map(([, text]) => text) };
}

/** Modules of a subpath's folder, and transitively the internal ones that it imports. */
function modulesOf(subpath: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const { module } = parseSync(file, readFileSync(file, 'utf8'), { sourceType: 'module' });
    for (const { moduleRequest } of module.staticImports) {
      const next = resolve(dirname(file), moduleRequest.value);
      if (moduleRequest.value.startsWith('.') && next.startsWith(inside)) visit(next);
    }
  };
  const own = join(dist, subpath);
  for (const file of globSync('*.js', { cwd: own })) visit(join(own, file));
  return found;
}

/**
 * Custom properties other than tokens in a subpath's style sheets: its own ones, and those of
 * shared internal sheets. Those of a component inside it belong to that component.
 */
function knobsOf(subpath: string): string[] {
  const read = [...modulesOf(subpath)]
    .map((module) => module.replace(/\.classes\.js$/, '.css'))
    .filter((file) => file.endsWith('.css') && existsSync(file))
    .flatMap((sheet) => {
      const css = readFileSync(sheet, 'utf8');
      return [...css.matchAll(/var\(\s*(--[a-z][\w-]*)/g)].map(([, name = '']) => name);
    });
  return [...new Set(read)].filter((name) => !name.startsWith('--sal-')).toSorted();
}

/** The keys of a dictionary that a subpath's folder adds, with their types. */
function stringsOf(subpath: string): string[] {
  const folder = join(dist, dirname(moduleOf(subpath)));
  return globSync('*.messages.d.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const added = /interface Dictionary \{\s*readonly (\w+: \w+);/.exec(text)?.[1];
      return added ?? [];
    });
}

/**
 * The public API of a subpath: the signature of every export, the types in them, and the knobs of
 * its style sheets. Reads the built types.
 */
export function describeApi(subpath: string): string {
  const { exported, mentioned } = declarationsOf(subpath);
  const strings = stringsOf(subpath);
  const knobs = knobsOf(subpath);
  return `${[
    `@salonica/ui/${subpath}`,
    ...exported,
    ...(mentioned.length > 0 ? ['Mentioned above, not exported:', ...mentioned] : []),
    ...(strings.length > 0 ? [`Strings:\n${strings.map((text) => `  ${text}`).join('\n')}`] : []),
    ...(knobs.length > 0 ? [`Knobs:\n${knobs.map((knob) => `  ${knob}`).join('\n')}`] : []),
  ].join('\n\n')}\n`;
}

if (import.meta.main) {
  for (const subpath of subpaths) writeFileSync(factFile(subpath, 'api.txt'), describeApi(subpath));
  console.log(`${subpaths.length} subpaths are described beside their sources`);
}
