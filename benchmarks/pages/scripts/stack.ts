import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Children } from '../../../scripts/stack/children.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import {
  type Ports,
  startBackend,
  startDatabase,
  startIdentity,
} from '../../../scripts/stack/services.ts';

export interface Stack {
  readonly url: string;
  /** Every name that a page may show first. */
  readonly names: Readonly<Record<'salon' | 'category', readonly string[]>>;
  /** Deletes its data, once its servers have stopped. */
  remove(): Promise<void>;
}

async function readJson(url: string, request?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

async function readNames(url: string): Promise<Stack['names']> {
  const { salons } = (await readJson(`${url}/api/v1/salons?limit=48`)) as {
    salons: { name: string }[];
  };
  const { categories } = (await readJson(`${url}/api/user/fetchHomePageData`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': 'salonica-preview-key' },
    body: JSON.stringify({ user_id: 5 }),
  })) as { categories: { title: string }[] };
  return {
    salon: salons.map(({ name }) => name),
    category: categories.map(({ title }) => title),
  };
}

/** Starts an identity emulator, a fresh database and the API with the built app, on ports that nobody uses. */
export async function startStack(children: Children): Promise<Stack> {
  const data = await mkdtemp(join(tmpdir(), 'salonica-pages-'));
  const ports: Ports = { app: await freePort(), identity: await freePort() };
  // Every visit comes from the same address.
  const env = { DATA_DIR: data, RATE_LIMIT_READS: '999999', RATE_LIMIT_WRITES: '999999' };
  const services = { ports, env };
  await Promise.all([
    startIdentity(children, services),
    startDatabase(children, env).then((databaseUrl) =>
      startBackend(children, { ...services, databaseUrl }),
    ),
  ]);
  const url = `http://127.0.0.1:${ports.app}`;
  return {
    url,
    names: await readNames(url),
    remove: () => rm(data, { recursive: true, force: true }),
  };
}
