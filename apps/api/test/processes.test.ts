import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apiKeyHeader, apiPaths } from '@salonica/contract';
import { Client } from 'pg';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from './server-databases.ts';
import { startProgram } from './start-program.ts';
import { openTestDatabase } from './test-database.ts';

const source = join(import.meta.dirname, '../src');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(program: string, env: Record<string, string>) {
  const running = startProgram(program, env);
  started.push(running.child);
  return running;
}

const preview = { PORT: '0', IDENTITY_MODE: 'emulator', API_KEY: 'key' };

test('the API finishes running requests when it has to stop, and accepts no new ones', async () => {
  await using database = await openTestDatabase();
  const api = start('main.ts', { ...preview, DATABASE_URL: database.url });
  const url = await api.listening;
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);

  const call = request(`${url}${apiPaths.homePageData}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': '13',
      [apiKeyHeader]: 'key',
      Expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  api.child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed'));
  call.end('{"user_id":5}');
  expect(await once(call, 'response')).toMatchObject([{ statusCode: 200 }]);
  expect(await api.ended).toBe(0);
  expect(api.output.text).toContain('"event":"stopped"');
});

test('processes that start concurrently on an empty database migrate it once, and all respond', async () => {
  const server = inject('postgresql');
  const name = `processes_${randomUUID()}`;
  const address = await createDatabase(server, name);
  const apis = [1, 2, 3].map(() => start('main.ts', { ...preview, DATABASE_URL: address }));
  for (const url of await Promise.all(apis.map(({ listening }) => listening))) {
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(globSync('drizzle/*.sql', { cwd: join(source, '..') }).length);
  await client.end();
  for (const { child } of apis) child.kill('SIGTERM');
  expect(await Promise.all(apis.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  await dropDatabase(server, name);
});

test('an unreachable database is named without its password', async () => {
  const api = start('main.ts', {
    ...preview,
    DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/db',
  });
  expect(await api.ended).toBe(1);
  expect(api.output.text).toBe('The database of DATABASE_URL does not let us in (ECONNREFUSED).\n');
});

test('a second signal does not interrupt the stopping', async () => {
  const program = `
    import { run } from ${JSON.stringify(join(source, 'platform/run.ts'))};
    setInterval(() => undefined, 1000);
    await run(async () => {
      console.log('started');
      return async () => {
        console.log('stopping');
        await new Promise((resolve) => setTimeout(resolve, 300));
        console.log('stopped');
      };
    });`;
  const child = spawn(process.execPath, [
    '--conditions=@salonica/source',
    '--input-type=module',
    '--eval',
    program,
  ]);
  started.push(child);
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.push(...chunk.trim().split('\n'));
    // A stop signal, and another one while it stops.
    child.kill('SIGTERM');
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  expect(said).toEqual(['started', 'stopping', 'stopped']);
});

test('a busy port is named in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await using database = await openTestDatabase();
  const backend = start('main.ts', {
    ...preview,
    PORT: String(port),
    DATABASE_URL: database.url,
  });
  expect(await backend.ended).toBe(1);
  expect(backend.output.text).toBe(`Port ${port} is in use by another program.\n`);
  other.close();
});

test.each(['main.ts', 'preview/programs/identity-emulator.ts'])(
  '%s refuses the emulator in production',
  async (program) => {
    const refused = start(program, {
      ...preview,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://localhost/salonica',
      PUBLIC_ORIGIN: 'http://localhost',
      SMTP_URL: 'smtp://localhost',
    });
    expect(await refused.ended).toBe(1);
    expect(refused.output.text).toBe(
      'The identity emulator must not run with NODE_ENV=production.\n',
    );
  },
);

test('the API reports everything that is missing, a line for each', async () => {
  const refused = start('main.ts', {
    NODE_ENV: 'production',
    API_KEY: 'key',
    DATABASE_URL: 'nowhere',
  });
  expect(await refused.ended).toBe(1);
  expect(refused.output.text.trimEnd().split('\n')).toEqual([
    'DATABASE_URL is the address of a PostgreSQL database: postgresql://….',
    'PUBLIC_ORIGIN is missing.',
    'SMTP_URL is missing.',
    'IDENTITY_API_KEY is missing.',
    'IDENTITY_AUTH_DOMAIN is missing.',
    'IDENTITY_PROJECT_ID is missing.',
    'IDENTITY_SERVICE_ACCOUNT is missing.',
  ]);
});

test('the emulator prints the link of a password reset into the app', async () => {
  const emulator = start('preview/programs/identity-emulator.ts', { IDENTITY_EMULATOR_PORT: '0' });
  const url = await emulator.listening;
  const api = `${url}/identitytoolkit.googleapis.com/v1/accounts`;
  const send = (email: string) =>
    fetch(`${api}:sendOobCode?key=demo-api-key`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    });
  const unknown = await send('nobody@salonica.example');
  const known = await send('demo@salonica.example');
  expect([unknown.status, known.status]).toEqual([200, 200]);
  emulator.child.kill('SIGINT');
  expect(await emulator.ended).toBe(0);
  const links = emulator.output.text.split('\n').filter((line) => line.includes('reset link'));
  expect(links).toEqual([
    expect.stringMatching(
      /^password reset link for demo@salonica\.example: http:\/\/localhost:4173\/reset-password\?mode=resetPassword&oobCode=[\w-]+$/,
    ),
  ]);
});
