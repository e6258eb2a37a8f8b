import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerError, ApiError } from '../http/api-error.ts';
import { sendWritten } from '../http/json-response.ts';
import { idempotencyKey } from '../http/write-headers.ts';
import { once } from './idempotency.ts';
import type { Actor } from '../identity/actor.ts';
import { testNow } from '../../../test/backend.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let time = testNow;
let runs = 0;
let isRefused = false;
const eleni: Actor = { kind: 'guest', id: 'eleni' };
let actor: Actor = eleni;
const app = new Hono();

beforeAll(async () => {
  database = await openTestDatabase();
  app.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    throw error;
  });
  app.on(['POST', 'PUT'], '/:what', async (c) => {
    const options = { db: database.db, now: () => time };
    const request = { c, idempotencyKey: idempotencyKey(c), status: 201 } as const;
    const { text, status } = await once(options, request, actor, async (tx) => {
      runs += 1;
      const run = runs;
      await tx.execute(sql`insert into audit (actor, action, subject) values ('', 'run', '')`);
      if (isRefused) throw new ApiError(409, 'slot-taken');
      return { z: run, a: 'first', at: c.req.param('what') };
    });
    return sendWritten(c, text, status);
  });
});
afterAll(() => database.close());
beforeEach(() => {
  runs = 0;
  isRefused = false;
  actor = eleni;
});

const write = (
  key: string | undefined,
  { path = '/one', body = '{}', method = 'POST', match = '' } = {},
) =>
  app.request(path, {
    method,
    body,
    headers: {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(match === '' ? {} : { 'If-Match': match }),
    },
  });

const answerOf = async (response: Response) => [response.status, await response.text()];

test('a repeated write gets the same bytes and runs once', async () => {
  const first = await answerOf(await write('repeated-1'));
  expect(first).toEqual([201, '{"z":1,"a":"first","at":"one"}']);
  expect(await answerOf(await write('repeated-1'))).toEqual(first);
  expect(runs).toBe(1);
});

test('simultaneous repeats run once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => answerOf(await write('repeated-2'))),
  );
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
  expect(runs).toBe(1);
});

test.each([
  ['another body', { body: '{"a":1}' }],
  ['another path', { path: '/two' }],
  ['another method', { method: 'PUT' }],
  ['another revision', { match: '"1"' }],
])('a key with %s is refused', async (name, other) => {
  const key = `other-${name.replaceAll(' ', '-')}`;
  await write(key);
  const response = await write(key, other);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'key-reused' });
  expect(runs).toBe(1);
});

test('a refused write stores nothing, and its key may be used again, also with another body', async () => {
  isRefused = true;
  const before = await database.db.$count(sql`audit`);
  expect((await write('refused-1')).status).toBe(409);
  expect(await database.db.$count(sql`audit`)).toBe(before);
  isRefused = false;
  expect((await write('refused-1', { body: '{"other":1}' })).status).toBe(201);
  expect(runs).toBe(2);
});

test('the same key of another caller is another write', async () => {
  await write('shared-key');
  actor = { kind: 'guest', id: 'nikos' };
  expect(await answerOf(await write('shared-key'))).toEqual([
    201,
    '{"z":2,"a":"first","at":"one"}',
  ]);
});

test('the responses of a caller are bounded: the oldest goes, and no other caller loses one', async () => {
  await write('kept-of-eleni');
  actor = { kind: 'guest', id: 'fills' };
  const open = sql`insert into idempotency_keys (actor, key, route, request_hash, expires_at, status, body)
    select 'guest:fills', 'old-key-' || n, '', '', now() + interval '10 days' + n * interval '1 second',
      case when n > 1 then 200 end, '{}' from generate_series(1, 600) as n`;
  await database.db.execute(open);
  time = Date.now() + 20 * 24 * 60 * 60_000;
  await write('newest-key');
  const keysOf = async (name: string) => {
    const { rows } = await database.db.execute(sql`
      select key from idempotency_keys where actor = ${`guest:${name}`} order by expires_at desc`);
    return rows.map(({ key }) => key);
  };
  const kept = await keysOf('fills');
  // The unfinished write keeps its key.
  expect(kept).toHaveLength(501);
  expect([kept[0], kept.at(-1)]).toEqual(['newest-key', 'old-key-1']);
  expect(await keysOf('eleni')).toContain('kept-of-eleni');
  time = testNow;
});

test('a response is stored for 72 hours', async () => {
  await write('expiring-1');
  time += 72 * 60 * 60 * 1000 - 1;
  await write('expiring-1');
  expect(runs).toBe(1);
  time += 1;
  expect((await write('expiring-1', { body: '{"new":true}' })).status).toBe(201);
  expect(runs).toBe(2);
  time = testNow;
});

test.each([undefined, 'short', 'with space', 'k'.repeat(129)])(
  'the key %j is refused',
  async (key) => {
    expect((await write(key)).status).toBe(422);
  },
);
