import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Children } from '../stack/children.ts';
import { runWithChildren } from '../stack/run.ts';
import { createConsumer, lookAtCard } from './consumer.ts';
import { copyRepository, pack, raiseVersion } from './copy.ts';
import { publish, publishDependencies, startRegistry } from './local-registry.ts';
import { run } from './run.ts';

const state = (root: string) => run(root, 'git', ['status', '--porcelain']);

/** The whole release on this machine, in a temporary folder. */
async function rehearse(children: Children): Promise<number> {
  const root = process.cwd();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'salonica-release-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const step = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const began = Date.now();
    const result = await work;
    console.log(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
    return result;
  };
  const before = await state(root);
  const copy = join(folder, 'repository');
  const tarball = join(folder, 'salonica-ui.tgz');
  const consumer = join(folder, 'consumer');

  await step('a clone is installed', copyRepository(root, copy));
  const version = await step('the version is raised', raiseVersion(copy));
  await step(`@salonica/ui ${version} is built and packed`, pack(copy, tarball));
  const registry = await step('a registry is up', startRegistry(children, folder));
  await step(
    'it has what the package depends on',
    publishDependencies(registry, folder, join(copy, 'packages/ui')),
  );
  await step('the package is published', publish(registry, folder, tarball));
  await step('a blank project installs it', createConsumer(registry, consumer, version));
  await step('its card is on the screen, in its styles', lookAtCard(consumer));
  if ((await state(root)) !== before) throw new Error('The repository has changed.');
  console.log(`\n@salonica/ui ${version} can be released.`);
  return 0;
}

await runWithChildren(rehearse, 1);
