import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Replaces the exports of a module that a server only references. */
function references(names: Iterable<string>): string {
  return [...names]
    .map((name) => (name === 'default' ? 'export default {};' : `export const ${name} = {};`))
    .join('\n');
}

// Like a server of server components: modules of the browser are references.
registerHooks({
  load(url, context, next) {
    const module = (source: string) => ({ format: 'module' as const, shortCircuit: true, source });
    if (!url.startsWith('file:')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^(?:["']use strict["'];\s*)?["']use client["']/.test(source)) return next(url, context);
    const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map(([, list = '']) => list);
    const names = lists.flatMap((list) => list.split(',').map((entry) => entry.trim()));
    return module(references(names.map((entry) => entry.split(' as ').at(-1) ?? entry)));
  },
});

const modules = JSON.parse(process.argv[2] ?? '[]') as [subpath: string, url: string][];
const broken: Record<string, string> = {};
for (const [subpath, url] of modules) {
  try {
    await import(url);
  } catch (error) {
    broken[subpath] = String(error);
  }
}
process.stdout.write(JSON.stringify({ imported: modules.length, broken }));
