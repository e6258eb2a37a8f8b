import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { components } from '../../facts/folders.ts';
import { moduleOf, packed, packageRoot, repositoryRoot, subpaths } from '../../scripts/paths.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports: Readonly<
    Record<'#styles/*.css', { readonly module: string; readonly node: string }>
  >;
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports?: Readonly<Record<string, unknown>> };
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const dist = join(packed.folder, 'dist');
const modules = globSync('**/*.js', { cwd: dist });
const contentOf = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the published package matches the sources, without internal paths', () => {
  const withoutSource = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([condition]) => condition !== '@salonica/source'),
    );
  };
  const { exports } = read(packageRoot);
  expect(read(packed.folder).exports).toEqual(
    Object.fromEntries(Object.entries(exports).map(([key, value]) => [key, withoutSource(value)])),
  );
});

test('package.json has nothing that only works in the repository', () => {
  const published = read(packed.folder);
  expect(Object.keys(published)).toEqual(
    expect.arrayContaining(['name', 'version', 'license', 'repository', 'exports', 'sideEffects']),
  );
  for (const field of ['scripts', 'wireit', 'devDependencies']) {
    expect(published).not.toHaveProperty(field);
  }
});

test('no file names a folder of the machine that built it or a command of the repository', () => {
  const found = globSync('**/*.{js,ts,css,json,md,txt}', {
    cwd: packed.folder,
    exclude: ['node_modules/**'],
  }).filter((file) => {
    const text = readFileSync(join(packed.folder, file), 'utf8');
    return text.includes(repositoryRoot) || /pnpm@|\/(?:home|Users|root)\/\w/.test(text);
  });
  expect(found).toEqual([]);
});

test('llms.txt leads to the contract, keys and types of every component', () => {
  const guide = contentOf('llms.txt');
  const linked = [...guide.matchAll(/^- \[\w[\w ]*\]\((\S+)\): \S.{10,}/gm)].map(
    ([, file = '']) => file,
  );
  expect(linked.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  const specifications = linked.filter((file) => file.startsWith('specifications/'));
  expect(new Set(specifications)).toEqual(
    new Set(components.map(({ name }) => `specifications/${name}.md`)),
  );
  for (const { name, path, symbol } of components) {
    const text = contentOf(`specifications/${name}.md`);
    expect(text).toContain(readFileSync(join(path, `${symbol}.spec.md`), 'utf8').trim());
    expect(text).toContain(readFileSync(join(path, `${symbol}.api.txt`), 'utf8').trim());
    expect(text.includes('\n## Keys\n'), `keys of ${name}`).toBe(
      existsSync(join(path, `${symbol}.keys.ts`)),
    );
  }
});

test('there is exactly one public module for each folder', () => {
  const built = modules
    .filter((file) => /^(?!internal\/)[^/]+\/index\.js$/.test(file))
    .map((file) => file.replace('/index.js', ''));
  const others = ['messages/el', 'messages/el-desk', 'testing/setup'];
  expect([...built, ...others].toSorted()).toEqual(subpaths);
  for (const subpath of subpaths) expect(modules).toContain(`${moduleOf(subpath)}.js`);
});

test('the tarball contains public files only', () => {
  const strange = globSync('**/*', { cwd: packed.folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(packed.folder, join(parentPath, name)))
    .filter((file) => !file.startsWith('node_modules/'))
    .filter(
      (file) =>
        !/^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(file) &&
        !/^dist\/(?:styles\.css|fonts\.css|tokens\.json|llms\.txt|sheet\.d\.ts|specifications\/[\w-]+\.md|codemods\/[\d.]+\/(?:sgconfig|rules\/renamed)\.yml|fonts\/[\w-]+(?:\.woff2|-OFL\.txt)|internal\/icons\/LICENSE)$/.test(
          file,
        ) &&
        // Stories and tests have a second dot in their names.
        !/^dist\/[\w-]+(?:\/[\w-]+)*\/[\w-]+(?:\.messages(?:\.el)?|\.classes)?(?:\.js|\.d\.ts|\.css)$/.test(
          file,
        ),
    );
  expect(strange).toEqual([]);
});

/** Where a bundler finds a module or a style sheet of the package. */
const located = (file: string, specifier: string) =>
  specifier.startsWith('.')
    ? join(dist, file, '..', specifier)
    : join(packed.folder, bundled.replace('*', specifier.slice('#styles/'.length, -'.css'.length)));

const { module: bundled, node: plain } = read(packed.folder).imports['#styles/*.css'];

test('style sheets reach bundlers, and plain Node gets an empty module', () => {
  expect(bundled).toBe('./dist/*.css');
  expect(readFileSync(join(packed.folder, plain), 'utf8')).toBe('export {};\n');
});

test('a module imports only React, its dependencies, and existing files', () => {
  const { dependencies, peerDependencies } = read(packed.folder);
  const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const strange = modules.flatMap((file) =>
    [...contentOf(file).matchAll(/^(?:import|export)[^'"]*['"]([^'"]+)['"]/gm)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) =>
        /^(?:\.|#styles\/)/.test(specifier)
          ? globSync(located(file, specifier)).length === 0
          : !known.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
      )
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(strange).toEqual([]);
  expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
});

test('the oldest React that the package accepts has everything that it imports', () => {
  expect(read(packed.folder).peerDependencies).toEqual({
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  });
  const require = createRequire(import.meta.url);
  const oldest = { react: 'react-19.0', 'react-dom': 'react-dom-19.0' };
  for (const [name, alias] of Object.entries(oldest)) {
    expect((require(`${alias}/package.json`) as { version: string }).version).toBe('19.0.0');
    const known = new Set(Object.keys(require(alias) as object));
    const missing = modules.flatMap((file) =>
      parseSync(file, contentOf(file), { lang: 'js', sourceType: 'module' })
        .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === name)
        .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []))
        .filter((imported) => !known.has(imported))
        .map((imported) => `${file}: ${imported}`),
    );
    expect(missing).toEqual([]);
  }
});

test('importing a module has no side effect except its styles', () => {
  expect(read(packed.folder).sideEffects).toEqual(['**/*.css', './dist/testing/setup.js']);
  const bare = modules.flatMap((file) =>
    [...contentOf(file).matchAll(/^import ['"]([^'"]+)['"]/gm)].map(
      ([, specifier = '']) => specifier,
    ),
  );
  expect(bare.filter((specifier) => !specifier.endsWith('.css'))).toEqual([]);
  expect(bare.length).toBeGreaterThan(10);
});

test('every sheet beside a component begins with the layer order', () => {
  const sheets = globSync('*/**/*.css', { cwd: dist });
  expect(sheets.length).toBeGreaterThan(10);
  for (const sheet of sheets)
    expect(contentOf(sheet), `top of ${sheet}`).toMatch(/^@layer salonica\.reset,/);
});

test('the sheet of the document has reset, tokens and base, and fonts are separate', () => {
  const css = contentOf('styles.css');
  for (const layer of ['reset', 'tokens', 'base']) {
    expect(css).toContain(`@layer salonica.${layer} {`);
  }
  expect(css).not.toMatch(/@import|@font-face/);
  const fonts = [...contentOf('fonts.css').matchAll(/url\('\.\/([^']+)'\)/g)].map(
    ([, file]) => file,
  );
  expect(fonts.length).toBeGreaterThan(4);
  for (const font of fonts)
    expect(globSync(join(dist, font ?? '')), `${font} is there`).toHaveLength(1);
  for (const family of ['commissioner', 'noto-serif-display'])
    expect(contentOf(`fonts/${family}-OFL.txt`)).toContain('SIL OPEN FONT LICENSE');
});
