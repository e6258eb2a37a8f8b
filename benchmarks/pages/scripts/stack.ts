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

type Names = Readonly<Record<'salon' | 'category', readonly string[]>>;

export interface Stack {
  readonly url: string;
  /** All possible first names on a page. */
  readonly names: Names;
  /** Starts another server on the same data without a page cache. */
  startWithoutCache(): Promise<string>;
  /** Deletes its data, once its servers have stopped. */
  remove(): Promise<void>;
}

async function readJson(url: string, request?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

interface Title {
  readonly title: string;
}

async function readCategories(url: string, language: string): Promise<string[]> {
  const answer = (await readJson(`${url}/api/user/fetchHomePageData`, {
    method: 'POST',
    headers: {
      'Accept-Language': language,
      'Content-Type': 'application/json',
      'X-Api-Key': 'salonica-preview-key',
    },
    body: JSON.stringify({ user_id: 5 }),
  })) as { categories: Title[] };
  return answer.categories.map(({ title }) => title);
}

/** Salons have one name, categories one in each language. */
async function readNames(url: string): Promise<Names> {
  const found = await readJson(`${url}/api/v1/salons?limit=48`);
  const { salons } = found as { salons: { name: string }[] };
  return {
    salon: salons.map(({ name }) => name),
    category: [...(await readCategories(url, 'en')), ...(await readCategories(url, 'el'))],
  };
}

/** Starts an identity emulator, a fresh database and the API with the built app, on free ports. */
export async function startStack(children: Children): Promise<Stack> {
  const data = await mkdtemp(join(tmpdir(), 'salonica-pages-'));
  const ports: Ports = { app: await freePort(), identity: await freePort() };
  // All visits have the same IP address.
  const env = {
    DATA_DIR: data,
    RATE_LIMIT_READS: '999999',
    RATE_LIMIT_PAGES: '999999',
    RATE_LIMIT_WRITES: '999999',
  };
  const services = { ports, env };
  const [databaseUrl] = await Promise.all([
    startDatabase(children, env),
    startIdentity(children, services),
  ]);
  await startBackend(children, { ...services, databaseUrl });
  const url = `http://127.0.0.1:${ports.app}`;
  return {
    url,
    names: await readNames(url),
    async startWithoutCache() {
      const app = await freePort();
      await startBackend(children, {
        ports: { ...ports, app },
        env: { ...env, PAGE_CACHE: 'off' },
        databaseUrl,
      });
      return `http://127.0.0.1:${app}`;
    },
    remove: () => rm(data, { recursive: true, force: true }),
  };
}
