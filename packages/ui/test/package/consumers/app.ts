import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot, packed } from '../../../scripts/paths.ts';

const manifest = JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

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

/** An app of somebody else, outside of this repository, with the tarball among its packages. */
export interface App {
  readonly folder: string;
  /** Runs a program of the app to its end. */
  readonly run: (command: string, env?: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** Makes an app as `create vite` leaves one and installs the packed package into it, from the package manager's store. */
export function createApp(name: string, options: { typed?: boolean } = {}): App {
  const folder = mkdtempSync(join(tmpdir(), `salonica-${name}-`));
  const names = options.typed === true ? [...tools, ...types] : tools;
  const write = (file: string, content: unknown): void => {
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(folder, file), text);
  };
  write('package.json', {
    name,
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(names.map((tool) => [tool, manifest.devDependencies[tool]])),
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
      // The test runner's own mode is not the app's.
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  run('npx -y pnpm@12.21.0 install --ignore-workspace --prefer-offline --no-frozen-lockfile');
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts a server of an app and waits until it answers. */
export async function serve(
  { folder }: App,
  command: (port: string) => string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const [program = '', ...args] = command(port).split(' ');
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/`;
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No answer from ${url}`);
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { url, stop };
}
