import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const source = join(import.meta.dirname, '../src');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs a program of ours as the start script does. */
function start(program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@salonica/source', join(source, program)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = { text: '' };
  const { promise: listening, resolve: onListening } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk;
      const url = /"event":"listening","url":"([^"]+)"/.exec(output.text)?.[1];
      if (url !== undefined) onListening(url);
    });
  }
  return { child, ended, output, listening };
}

test('the API answers until it is asked to stop', async () => {
  await using database = await openTestDatabase();
  const api = start('main.ts', { PORT: '0', DATABASE_URL: database.url });
  const url = await api.listening;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  expect(api.output.text).toContain('"event":"stopped"');
});

test('a second signal does not cut the stopping short', async () => {
  const program = `
    import { run } from ${JSON.stringify(join(source, 'run.ts'))};
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
    // Asked to stop, and asked again while it does.
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
  const backend = start('main.ts', { PORT: String(port), DATABASE_URL: database.url });
  expect(await backend.ended).toBe(1);
  expect(backend.output.text).toBe(`Port ${port} is in use by another program.\n`);
  other.close();
});

test.each(['main.ts', 'identity-emulator/main.ts'])(
  '%s refuses the emulator in production',
  async (program) => {
    const env = { NODE_ENV: 'production', IDENTITY_MODE: 'emulator', API_KEY: 'key' };
    const refused = start(program, env);
    expect(await refused.ended).toBe(1);
    expect(refused.output.text).toBe(
      'The identity emulator must not run with NODE_ENV=production.\n',
    );
  },
);

test('the emulator prints the link of a password reset, into the app', async () => {
  const emulator = start('identity-emulator/main.ts', { IDENTITY_EMULATOR_PORT: '0' });
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
