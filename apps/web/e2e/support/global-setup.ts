import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../../../scripts/stack/build.ts';
import { Children } from '../../../../scripts/stack/children.ts';
import { requireFreePort } from '../../../../scripts/stack/ports.ts';
import { startBackend, startIdentity } from '../../../../scripts/stack/services.ts';
import { ports } from './stack.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Starts the identity emulator, the backend with a fresh database, and the built app, for one run. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.chdir(root);
  const data = await mkdtemp(join(tmpdir(), 'salonica-e2e-'));
  const children = new Children(join(root, 'node_modules/.cache/salonica/logs/e2e'));
  const tearDown = async () => {
    await children.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await requireFreePort(ports.app, 'PORT');
    await requireFreePort(ports.identity, 'IDENTITY_EMULATOR_PORT');
    const services = { ports, env: { DATA_DIR: data } };
    await Promise.all([
      ensureBuilt(children),
      startIdentity(children, services),
      startBackend(children, services),
    ]);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
