import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageRoot, packed } from '../../../scripts/paths.ts';

type Versions = Readonly<Record<string, string>>;

/** The version of a tool that this package is built with. */
function versionOf(tool: string): string {
  const file = join(packageRoot, 'node_modules', tool, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

const tools = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];
const types = ['typescript', '@types/react', '@types/react-dom'];

/** An app outside this repository, with the tarball as a dependency. */
export interface App {
  readonly folder: string;
  /** Runs a program of the app to completion. */
  readonly run: (command: string, env?: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** Writes the manifest of an app with the packed package, and installs from the store of the package manager. */
function install(folder: string, manifest: object, dependencies: Versions): App {
  const run: App['run'] = (command, env = {}) => {
    const [program = '', ...args] = command.split(' ');
    execFileSync(program, args, {
      cwd: folder,
      // The test runner's mode must not apply to the app.
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const all = { ...dependencies, '@salonica/ui': `file:${packed.tarball}` };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, private: true, dependencies: all }, null, 2),
  );
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // No script of a dependency runs.
    'packages: [.]\nstrictPeerDependencies: true\nstrictDepBuilds: false\n',
  );
  run('npx -y pnpm@12.21.0 install --prefer-offline --no-frozen-lockfile');
  return { folder, run, remove: () => rmSync(dirname(folder), { recursive: true, force: true }) };
}

/** A new folder; generators take its own name, in small letters, for the app. */
function createFolder(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), `salonica-${name}-`)), name);
  mkdirSync(folder);
  return folder;
}

/** Creates an app of Vite without a generator, in JavaScript, with the oldest supported React. */
export function createOldestApp(name: string): App {
  const folder = createFolder(name);
  mkdirSync(join(folder, 'public'));
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  writeFileSync(join(folder, 'public/favicon.svg'), icon);
  const config = join(packageRoot, 'test/package/consumers/blank.vite.config.ts');
  writeFileSync(join(folder, 'vite.config.ts'), readFileSync(config));
  // It is installed here under a name of its own.
  const versions = tools.map((tool) => [
    tool,
    versionOf(/^react(?:-dom)?$/.test(tool) ? `${tool}-19.0` : tool),
  ]);
  return install(
    folder,
    { name, type: 'module' },
    Object.fromEntries(versions) as Record<string, string>,
  );
}

const majorOf = (range: string) => /\d+/.exec(range)?.[0];
const isSameMajor = (a: string, b: string) => majorOf(a) === majorOf(b);

interface Template {
  /** The package that creates it, with its version. */
  readonly generator: string;
  readonly options: string;
  /** More packages of the app, with their versions. */
  readonly extra?: Versions;
}

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/**
 * Creates an app from the template of a generator, untouched, and installs what it names; of a range
 * the version that is here, so that nothing more has to be downloaded.
 */
export function createFromTemplate(name: string, { generator, options, extra }: Template): App {
  const folder = createFolder(name);
  // Started from pnpm, a generator may ask for a version of it.
  const env = { ...process.env, npm_config_user_agent: undefined };
  execFileSync('npx', ['-y', generator, '.', ...options.split(' ')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const known = [...tools, ...types, '@types/node'];
  const wanted = Object.entries({ ...manifest.devDependencies, ...manifest.dependencies });
  const versions = wanted.map(([tool, range]) => {
    const isOurs =
      /^[~^]/.test(range) && known.includes(tool) && isSameMajor(range, versionOf(tool));
    return [tool, isOurs ? versionOf(tool) : range];
  });
  return install(
    folder,
    { ...manifest, devDependencies: {} },
    { ...(Object.fromEntries(versions) as Record<string, string>), ...extra },
  );
}

/** The template of Vite that the README begins with. */
export const createViteApp = (name: string, extra: Versions = {}): App =>
  createFromTemplate(name, {
    generator: 'create-vite@9.3.0',
    options: '--template react-ts --no-interactive',
    extra,
  });
