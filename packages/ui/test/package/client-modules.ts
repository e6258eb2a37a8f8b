import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { nameOf, walk } from '../../scripts/plugins/walk.ts';

const require = createRequire(import.meta.url);
const reactRoot = dirname(require.resolve('react/package.json'));

/**
 * React's exports that exist in a browser but not in a server component, from the installed React.
 */
const clientOnly = new Set(
  Object.keys(require('react') as object).filter(
    (name) =>
      !(name in (require(join(reactRoot, 'cjs/react.react-server.production.js')) as object)),
  ),
);

/** Packages for browsers whose modules lack the directive. */
const browserPackages = /^(?:react-dom|react-day-picker)(?:\/|$)/;

interface Import {
  readonly from: string;
  readonly name: string;
  readonly local: string;
}

interface Facts {
  readonly imports: readonly Import[];
  /** Local names that the module calls. */
  readonly calls: ReadonlySet<string>;
  /** Whether the module passes a handler or a ref to an element. */
  readonly attaches: boolean;
}

const elementFactories = new Set(['jsx', 'jsxs', 'createElement']);

/** Determines whether a built module can be part of a server component. */
function read(fileName: string, code: string): Facts {
  const { program, module } = parseSync(fileName, code, { lang: 'js', sourceType: 'module' });
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => ({
      from: moduleRequest.value,
      name: importName.name ?? importName.kind,
      local: localName.value,
    })),
  );
  const calls = new Set<string>();
  let attaches = false;
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = nameOf(node['callee']);
    if (callee === undefined) return;
    calls.add(callee);
    const [, props] = node['arguments'] as unknown[];
    if (!elementFactories.has(callee) || typeof props !== 'object' || props === null) return;
    const properties = (props as { properties?: { key?: unknown }[] }).properties ?? [];
    attaches ||= properties.some(({ key }) => /^(?:on[A-Z]\w*|ref)$/.test(nameOf(key) ?? ''));
  });
  return { imports, calls, attaches };
}

/**
 * The modules that need `'use client'`: those that keep state, run effects, listen or attach a ref,
 * and those that call into such a module. Other components stay usable on a server without shipping
 * their code.
 * @param modules - code of every built module by its file name
 */
export function findClientModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const facts = new Map([...modules].map(([name, code]) => [name, read(name, code)]));
  const client = new Set<string>();
  const target = (file: string, from: string): string => posix.join(posix.dirname(file), from);
  const isClient = (file: string, { imports, calls, attaches }: Facts): boolean =>
    attaches ||
    imports.some(({ from, name, local }) => {
      if (from === 'react') return clientOnly.has(name);
      if (!from.startsWith('.')) return browserPackages.test(from);
      // A server may render a component of a browser module, but not use its functions and
      // contexts.
      const touched = calls.has(local) || name.endsWith('Context');
      return touched && client.has(target(file, from));
    });
  for (let before = -1; before !== client.size;) {
    before = client.size;
    for (const [file, known] of facts) if (isClient(file, known)) client.add(file);
  }
  return client;
}

/**
 * Reads a built package: its modules with `'use client'`, and those that need it.
 * @param dist - folder of the built modules
 */
export function readDirectives(dist: string): { marked: string[]; needed: string[] } {
  const modules = new Map(
    globSync('**/*.js', { cwd: dist }).map((file) => [
      file,
      readFileSync(join(dist, file), 'utf8'),
    ]),
  );
  const marked = [...modules].filter(([, code]) => code.startsWith("'use client'"));
  return {
    marked: marked.map(([file]) => file).toSorted(),
    needed: [...findClientModules(modules)].toSorted(),
  };
}
