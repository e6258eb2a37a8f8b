import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Children } from '../../../scripts/stack/children.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { startBackend, startDatabase, startIdentity } from '../../../scripts/stack/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the API. */
    api: string;
    /** Origin of the identity emulator. */
    identity: string;
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** The servers of a run, stopped with it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Programs are named relative to the repository's root.
  const before = process.cwd();
  process.chdir(root);
  const data = await mkdtemp(join(tmpdir(), 'salonica-ports-'));
  const children = new Children(join(root, 'node_modules/.cache/salonica/logs/ports'));
  const tearDown = async () => {
    await children.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const ports = { app: await freePort(), identity: await freePort() };
    const env = {
      DATA_DIR: data,
      SAMPLE_RECORDS: 'on',
      RATE_LIMIT_READS: '100000',
      RATE_LIMIT_PAGES: '100000',
      RATE_LIMIT_WRITES: '100000',
      RATE_LIMIT_REGISTRATIONS: '100000',
    };
    const [databaseUrl] = await Promise.all([
      startDatabase(children, env),
      startIdentity(children, { ports, env }),
    ]);
    await startBackend(children, { databaseUrl, ports, env });
    project.provide('api', `http://localhost:${ports.app}`);
    project.provide('identity', `http://127.0.0.1:${ports.identity}`);
  } catch (error) {
    await tearDown();
    throw error;
  } finally {
    process.chdir(before);
  }
  return tearDown;
}
