import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot, packed } from '../../../scripts/paths.ts';

/** The version of a tool that this package is built with. */
function versionOf(tool: string): string {
  const file = join(packageRoot, 'node_modules', tool, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

const tools = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];
const types = ['typescript', '@types/react', '@types/react-dom'];

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  types: ['vite/client'],
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
};

/** An app outside this repository, with the tarball as a dependency. */
export interface App {
  readonly folder: string;
  /** Runs a program of the app to completion. */
  readonly run: (command: string, env?: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/**
 * Creates an app like `create vite` and installs the packed package into it, from the package
 * manager's store.
 */
export function createApp(
  name: string,
  options: {
    typed?: boolean;
    oldestReact?: boolean;
    /** More packages of the app, with their versions. */
    extra?: Readonly<Record<string, string>>;
  } = {},
): App {
  const folder = mkdtempSync(join(tmpdir(), `salonica-${name}-`));
  const names = options.typed === true ? [...tools, ...types] : tools;
  // The oldest React is installed here under names of its own.
  const installed = (tool: string): string =>
    options.oldestReact === true && /^react(?:-dom)?$/.test(tool) ? `${tool}-19.0` : tool;
  const write = (file: string, content: unknown): void => {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(folder, file), text);
  };
  write('package.json', {
    name,
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(names.map((tool) => [tool, versionOf(installed(tool))])),
      ...options.extra,
      '@salonica/ui': `file:${packed.tarball}`,
    },
  });
  write('tsconfig.json', { compilerOptions, include: ['src'] });
  write(
    'vite.config.ts',
    readFileSync(join(packageRoot, 'test/package/consumers/blank.vite.config.ts'), 'utf8'),
  );
  mkdirSync(join(folder, 'public'));
  write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const run: App['run'] = (command, env = {}) => {
    const [program = '', ...args] = command.split(' ');
    execFileSync(program, args, {
      cwd: folder,
      // The test runner's mode must not apply to the app.
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  run('npx -y pnpm@12.21.0 install --ignore-workspace --prefer-offline --no-frozen-lockfile');
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
