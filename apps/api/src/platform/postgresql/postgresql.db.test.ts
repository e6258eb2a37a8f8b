import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverAccount } from './account.ts';
import { readNote } from './orphan.ts';
import { makeTemporaryFolder, temporaryFolder } from '../../../test/temporary-folder.ts';

const program = join(import.meta.dirname, '../../programs/database.ts');
const started: ChildProcess[] = [];
/** One for all tests, because creating the first databases is slow. */
const folder = makeTemporaryFolder();
const data = join(folder, 'postgresql/data');

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the owner of a data folder as the start script does. */
function start(dataFolder = folder) {
  const child = spawn(process.execPath, ['--conditions=@salonica/source', program], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataFolder },
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

async function query(address: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  // A killed server closes its connections.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

async function stop({ child, ended }: ReturnType<typeof start>): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

test('a folder keeps rows and password, and nothing of interrupted work', async () => {
  mkdirSync(join(folder, 'postgresql.new-half'));
  writeFileSync(join(folder, 'postgresql.new-half/PG_VERSION'), 'half written');
  const first = start();
  const address = await first.url;
  const { password } = new URL(address);
  expect(statSync(join(folder, 'database-url')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'database-url'), 'utf8')).toBe(`${address}\n`);
  expect(statSync(join(folder, 'postgresql/password')).mode & 0o777).toBe(0o600);
  await query(address, `create table kept as select 'a row' as what`);
  expect(await stop(first)).toBe(0);
  expect(first.output.text).not.toContain(password);
  expect(readdirSync(folder).toSorted()).toEqual(['postgresql', 'postgresql.lock']);

  const again = await start().url;
  expect(new URL(again).password).toBe(password);
  expect(await query(again, 'select * from kept')).toEqual([{ what: 'a row' }]);
});

test('accepts only callers with the password, and none through a port', async () => {
  const url = new URL(await start().url);
  expect(await query(url.href, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  url.password = 'guessed';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second owner of a folder reports it in one line', async () => {
  await start().url;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output.text).toBe(`Another process runs the database in ${folder}.\n`);
});

test('the server stops with its owner, even by kill -9, and the folder starts again', async () => {
  const first = start();
  await first.url;
  expect(readNote(data)?.isReady).toBe(true);
  first.child.kill('SIGKILL');
  // A server removes its state file after an orderly stop.
  await vi.waitFor(() => expect(readNote(data)).toBeUndefined(), { timeout: 30_000 });
  expect(await query(await start().url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that was killed is recovered with its committed data', async () => {
  const first = start();
  await query(await first.url, `create table committed as select 'a row' as what`);
  process.kill(readNote(data)?.pid ?? 0, 'SIGKILL');
  expect(await first.ended).toBe(1);
  expect(first.output.text).toContain('PostgreSQL has ended.');
  expect(readNote(data)).toBeDefined();
  expect(await query(await start().url, 'select * from committed')).toEqual([{ what: 'a row' }]);
});

test('a process with the reused pid of a killed server is left alone', async () => {
  const first = start();
  await first.url;
  const note = readFileSync(join(data, 'postmaster.pid'), 'utf8');
  await stop(first);
  const other = spawn('/bin/sh', ['-c', 'read -r _'], { ...serverAccount(), stdio: ['pipe'] });
  started.push(other);
  writeFileSync(join(data, 'postmaster.pid'), note.replace(/^\d+/, String(other.pid)));
  expect(await query(await start().url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
});

test('the owner of a database may create every extension that the schema needs', async () => {
  const address = await start().url;
  for (const name of ['btree_gist', 'pg_trgm', 'unaccent', 'cube', 'earthdistance']) {
    await query(address, `create extension ${name}`);
  }
  // Greek letters count as letters.
  const alike = `select similarity(lower('ΚΟΥΡΕΙΟ'), 'κουρείο') > 0.3 as alike`;
  expect(await query(address, alike)).toEqual([{ alike: true }]);
});

test.runIf(process.getuid?.() === 0)(
  'a checkout that only root can enter keeps its databases where the server has access',
  async () => {
    const closed = join(temporaryFolder(), 'data');
    const passwordOf = async () => {
      const owner = start(closed);
      const { password } = new URL(await owner.url);
      await stop(owner);
      return password;
    };
    const password = await passwordOf();
    const home = readlinkSync(join(closed, 'postgresql'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    expect(await passwordOf()).toBe(password);
    rmSync(closed, { recursive: true });
    expect(await passwordOf()).not.toBe(password);
  },
);
