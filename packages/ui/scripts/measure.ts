import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';
import { moduleOf, packageRoot, packed } from './paths.ts';

export interface Size {
  /** Bytes after minifying and gzip, with icons and the day picker, without React. */
  readonly script: number;
  readonly style: number;
}

/**
 * The size of pages that import everything from one or more subpaths of the packed package.
 * @param pages - name of a page to the subpaths that it imports
 */
export async function measure(
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, Size>> {
  const sourceOf = (page: string): string =>
    (pages[page] ?? [])
      .map((subpath) => join(packed.folder, 'dist', `${moduleOf(subpath)}.js`))
      .map((module, index) => `export * as part${index} from ${JSON.stringify(module)};`)
      .join('\n');
  const names = Object.keys(pages);
  // One run for all pages: the icons are read once.
  const { outputFiles } = await build({
    entryPoints: names.map((name, index) => ({ in: `page:${name}`, out: `page-${index}` })),
    plugins: [
      {
        name: 'pages',
        setup(run) {
          run.onResolve({ filter: /^page:/ }, ({ path }) => ({ path, namespace: 'page' }));
          run.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
            contents: sourceOf(path.replace('page:', '')),
            resolveDir: packageRoot,
          }));
        },
      },
    ],
    outdir: packageRoot,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    nodePaths: [join(packageRoot, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sizeOf = (file: string): number => {
    const output = outputFiles.find(({ path }) => path.endsWith(`/${file}`));
    return output === undefined ? 0 : gzipSync(output.contents, { level: 9 }).length;
  };
  return new Map(
    names.map((name, index) => [
      name,
      { script: sizeOf(`page-${index}.js`), style: sizeOf(`page-${index}.css`) },
    ]),
  );
}
