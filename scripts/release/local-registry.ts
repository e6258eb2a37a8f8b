import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { bin } from '../stack/bin.ts';
import type { Children } from '../stack/children.ts';
import { healthy } from '../stack/health.ts';
import { freePort } from '../stack/ports.ts';
import { run } from './run.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Registry {
  readonly url: string;
  /** Settings that npm needs, without the user's own. */
  readonly env: NodeJS.ProcessEnv;
}

/** Starts an empty registry on this machine that has no upstream. */
export async function startRegistry(children: Children, folder: string): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, '.npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n`);
  const config = join(folder, 'registry.yaml');
  writeFileSync(
    config,
    stringify({
      storage: join(folder, 'storage'),
      web: { enable: false },
      uplinks: {},
      packages: { '**': { access: '$all', publish: '$all' } },
      max_body_size: '100mb',
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  );
  const env = { PATH: process.env['PATH'], HOME: home, npm_config_update_notifier: 'false' };
  void children.serve({
    name: 'registry',
    args: [bin('verdaccio'), '--config', config, '--listen', `127.0.0.1:${port}`],
  });
  await Promise.race([healthy(`${url}-/ping`, 'registry', 120_000), children.failure]);
  return { url, env };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as another package resolves it. */
function installed(name: string, from: string): string {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return realpathSync(join(path, name));
    } catch {
      // In a parent folder.
    }
  }
  throw new Error(`${name} is not installed beside ${from}.`);
}

/** Folders of all transitive dependencies, by name. */
function closure(folder: string, found = new Map<string, string>()): Map<string, string> {
  const { dependencies, peerDependencies } = readManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (found.has(name)) continue;
    const home = installed(name, folder);
    found.set(name, home);
    closure(home, found);
  }
  return found;
}

/** Publishes the dependencies of the design system from the local install: the registry has no upstream. */
export async function publishDependencies(
  { env }: Registry,
  folder: string,
  ui: string,
): Promise<void> {
  const packages = [...closure(ui)];
  await Promise.all(
    packages.map(async ([name, home]) => {
      const copy = join(folder, 'dependencies', name);
      cpSync(home, copy, {
        recursive: true,
        filter: (file) => file !== join(home, 'node_modules'),
      });
      // The authors' own publishing settings do not apply here.
      writeFileSync(
        join(copy, 'package.json'),
        JSON.stringify({ ...readManifest(copy), publishConfig: undefined, scripts: undefined }),
      );
      await run(copy, 'npm', ['publish', '--ignore-scripts', '--access', 'public'], env);
    }),
  );
}

/** Publishes the tarball as the release does, but without the signature that only its workflow can make. */
export async function publish({ env }: Registry, folder: string, tarball: string): Promise<void> {
  await run(folder, 'npm', ['publish', tarball, '--provenance=false', '--access', 'public'], env);
}
