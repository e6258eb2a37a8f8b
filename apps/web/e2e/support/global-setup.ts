import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../../../scripts/stack/build.ts';
import { Children } from '../../../../scripts/stack/children.ts';
import { requireFreePort } from '../../../../scripts/stack/ports.ts';
import { startBackend, startDatabase, startIdentity } from '../../../../scripts/stack/services.ts';
import { databaseVariable, ports } from './stack.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Starts the identity emulator, a fresh database, the API and the built app, for one run. */
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
    // All journeys have the same IP address.
    const env = {
      DATA_DIR: data,
      RATE_LIMIT_WRITES: '10000',
      RATE_LIMIT_READS: '100000',
      RATE_LIMIT_PAGES: '100000',
    };
    const services = { ports, env };
    await Promise.all([
      build(children, 'apps/web'),
      startIdentity(children, services),
      startDatabase(children, env).then((databaseUrl) => {
        // For journeys that start a second process on the same database.
        process.env[databaseVariable] = databaseUrl;
        return startBackend(children, { ...services, databaseUrl });
      }),
    ]);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
