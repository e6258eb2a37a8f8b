import { dirname, join, sep } from 'node:path';
import type { Rolldown } from 'vite';

/** Files that only re-export: the bundler drops what an importer does not name. */
const barrel =
  /packages[\\/]ui[\\/]src[\\/][^\\/]+[\\/]index\.ts$|@tanstack[\\/](?:react-query|query-core)[\\/]build[\\/]modern[\\/]index\.js$/;

type Program = ReturnType<Rolldown.PluginContext['parse']>;

interface Barrel {
  /** Modules by the names that they export. */
  readonly modules: ReadonlyMap<string, string>;
  /** Barrels whose names are all re-exported. */
  readonly others: readonly string[];
}

const nameOf = (node: { readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value);

/** Names that a module imports, by import specifier. */
function namesOf(program: Program): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const names = node.specifiers.map((specifier) =>
      specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
    );
    found.set(node.source.value, [...(found.get(node.source.value) ?? []), ...names]);
  }
  return found;
}

function barrelOf(id: string, program: Program, importedIds: readonly string[]): Barrel {
  const at = (source: string): string => join(dirname(id), source);
  const imported = new Map(
    [...namesOf(program)].flatMap(([source, names]) => names.map((name) => [name, at(source)])),
  );
  const modules = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported, local } of node.specifiers) {
      const from = node.source === null ? imported.get(nameOf(local)) : at(node.source.value);
      if (from !== undefined) modules.set(nameOf(exported), from);
    }
  }
  return { modules, others: importedIds.filter((other) => barrel.test(other)) };
}

/** Static imports of a module; of a barrel, only the modules of the imported names. */
export function usedImports(context: Rolldown.PluginContext): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const barrels = new Map<string, Barrel>();

  const importedIdsOf = (id: string): readonly string[] =>
    context.getModuleInfo(id)?.importedIds ?? [];
  const parse = (id: string): Program =>
    context.parse(context.getModuleInfo(id)?.code ?? '', { lang: 'tsx' });

  function moduleOf(name: string, barrelId: string): string | undefined {
    const found =
      barrels.get(barrelId) ?? barrelOf(barrelId, parse(barrelId), importedIdsOf(barrelId));
    barrels.set(barrelId, found);
    for (const other of found.others) {
      const module = found.modules.get(name) ?? moduleOf(name, other);
      if (module !== undefined) return module;
    }
    return found.modules.get(name);
  }

  function behind(barrelId: string, importer: string, names: Map<string, string[]>) {
    const isBarrel = (source: string): boolean =>
      source.startsWith('.')
        ? join(dirname(importer), source) === barrelId
        : barrelId.includes(
            `${source.replace('@salonica/ui', 'packages/ui/src')}/`.replaceAll('/', sep),
          );
    const used = [...names].flatMap(([source, found]) => (isBarrel(source) ? found : []));
    const modules = used.map((name) => moduleOf(name, barrelId));
    // An unknown form of import counts as the whole barrel.
    const isKnown = modules.length > 0 && modules.every((module) => module !== undefined);
    return isKnown ? modules : [barrelId];
  }

  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const all = importedIdsOf(id);
    const names = all.some((other) => barrel.test(other))
      ? namesOf(parse(id))
      : new Map<string, string[]>();
    const used = all.flatMap((other) => (barrel.test(other) ? behind(other, id, names) : [other]));
    const unique = [...new Set(used)];
    known.set(id, unique);
    return unique;
  };
}
