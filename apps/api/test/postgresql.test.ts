import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { customers, salons } from '../src/database/schema/index.ts';
import { serverAccount } from '../src/postgresql/account.ts';
import { readNote } from '../src/postgresql/orphan.ts';
import { temporaryFolder } from './temporary-folder.ts';

const program = join(import.meta.dirname, '../src/postgresql/main.ts');
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

/** Runs the owner of a data folder as the start script does. */
function start(folder: string) {
  const child = spawn(process.execPath, ['--conditions=@salonica/source', program], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && 'databaseUrl' in message) {
        resolve(String(message.databaseUrl));
      }
    });
    void ended.then(() => reject(new Error(output.text)));
  });
  url.catch(() => undefined);
  return { child, output, ended, url };
}

const dataOf = (folder: string) => join(folder, 'postgresql/data');

test('a folder keeps its rows, its password and nothing else', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgresql.new-half'));
  writeFileSync(join(folder, 'postgresql.new-half/PG_VERSION'), 'half written');

  const first = start(folder);
  const address = await first.url;
  expect(statSync(join(folder, 'database-url')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'database-url'), 'utf8')).toBe(`${address}\n`);
  expect(statSync(join(folder, 'postgresql/password')).mode & 0o777).toBe(0o600);
  const database = await openDatabase(address);
  expect(await database.db.$count(salons)).toBe(48);
  await database.db
    .insert(customers)
    .values({ email: 'eleni@salonica.example', fullname: 'Eleni' });
  await database.close();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output.text).not.toContain(new URL(address).password);
  expect(readdirSync(folder).toSorted()).toEqual(['postgresql', 'postgresql.lock']);

  const second = await openDatabase(await start(folder).url);
  expect(await second.db.$count(customers)).toBe(1);
  await second.close();
});

test('only who knows the password comes in, and nobody through a port', async () => {
  const folder = temporaryFolder();
  const url = new URL(await start(folder).url);
  url.password = 'guessed';
  await expect(new Client({ connectionString: url.href }).connect()).rejects.toThrow(
    'password authentication failed',
  );
  expect(readFileSync(join(dataOf(folder), 'postmaster.pid'), 'utf8').split('\n')[5]).toBe('');
});

test('a second owner of a folder says so in one line', async () => {
  const folder = temporaryFolder();
  await start(folder).url;
  const second = start(folder);
  expect(await second.ended).toBe(1);
  expect(second.output.text).toBe(`Another process runs the database in ${folder}.\n`);
});

test('the server stops with its owner, even by kill -9, and the folder starts again', async () => {
  const folder = temporaryFolder();
  const first = start(folder);
  await first.url;
  expect(readNote(dataOf(folder))?.isReady).toBe(true);
  first.child.kill('SIGKILL');
  // A server takes its note away when it has stopped in order.
  await vi.waitFor(() => expect(readNote(dataOf(folder))).toBeUndefined(), { timeout: 10_000 });
  expect(await start(folder).url).toMatch(/^postgresql:/);
});

test('a server that was killed is recovered, with what was committed', async () => {
  const folder = temporaryFolder();
  const first = start(folder);
  const database = await openDatabase(await first.url);
  await database.db
    .insert(customers)
    .values({ email: 'eleni@salonica.example', fullname: 'Eleni' });
  process.kill(readNote(dataOf(folder))?.pid ?? 0, 'SIGKILL');
  expect(await first.ended).toBe(1);
  expect(first.output.text).toContain('PostgreSQL has ended.');
  await database.close();
  expect(existsSync(join(dataOf(folder), 'postmaster.pid'))).toBe(true);

  const second = await openDatabase(await start(folder).url);
  expect(await second.db.$count(customers)).toBe(1);
  await second.close();
});

test('a process that got the pid of a killed server is not taken for it', async () => {
  const folder = temporaryFolder();
  const first = start(folder);
  await first.url;
  const note = join(dataOf(folder), 'postmaster.pid');
  const stale = readFileSync(note, 'utf8');
  first.child.kill('SIGTERM');
  await first.ended;
  const other = spawn('/bin/sh', ['-c', 'read -r _'], { ...serverAccount(), stdio: ['pipe'] });
  started.push(other);
  writeFileSync(note, stale.replace(/^\d+/, String(other.pid)));
  expect(await start(folder).url).toMatch(/^postgresql:/);
  expect(other.exitCode).toBeNull();
});

test('the owner of a database may create every extension that the schema needs', async () => {
  const client = new Client({ connectionString: await start(temporaryFolder()).url });
  await client.connect();
  for (const name of ['btree_gist', 'pg_trgm', 'unaccent', 'cube', 'earthdistance']) {
    await client.query(`create extension ${name}`);
  }
  // Greek letters count as letters.
  const { rows } = await client.query<{ alike: number }>(
    `select similarity(lower('ΚΟΥΡΕΙΟ'), 'κουρείο') as alike`,
  );
  expect(rows[0]?.alike).toBeGreaterThan(0.3);
  await client.end();
});
