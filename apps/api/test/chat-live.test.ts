import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/open.ts';
import { createBackend } from './backend.ts';
import { chatCalls } from './chat-calls.ts';
import { readEventStream } from './event-stream.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let second: OpenDatabase;
let here: ReturnType<typeof createBackend>;
let there: ReturnType<typeof createBackend>;
const stop = new AbortController();
const open: ReturnType<typeof readEventStream>[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  second = await openDatabase(database.url);
  here = createBackend({ db: database.db, stopping: stop.signal });
  there = createBackend({ db: second.db, stopping: stop.signal });
});
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close();
});
afterAll(async () => {
  stop.abort();
  await second.close();
  await database.close();
});

/** Two tabs of one customer, at two processes. */
function twoTabs() {
  const uid = randomUUID();
  const tab = (backend: typeof here) => {
    const visitor = backend.customer(uid);
    return {
      ...chatCalls(visitor),
      async follow(lastId?: string) {
        const headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
        const stream = readEventStream(await visitor.get('/api/v1/events', headers));
        open.push(stream);
        return stream;
      },
    };
  };
  return [tab(here), tab(there)] as const;
}

test('a message and its reading reach the other process within a second, and both count the same', async () => {
  const [first, other] = twoTabs();
  const { id } = await first.start('01');
  const stream = await other.follow();
  const started = performance.now();
  const sent = await first.send(id, 'Hello');
  const event = await stream.next();
  expect(performance.now() - started).toBeLessThan(1000);
  expect(event?.event).toEqual({ topic: 'conversation', conversationId: id, revision: 1 });
  expect((await other.messages(id)).messages).toEqual([sent]);
  await first.read(id, sent.id);
  expect((await stream.next())?.event).toMatchObject({ conversationId: id, revision: 2 });
  expect(await other.find(id)).toEqual(await first.find(id));
});

test('a stream that is opened again misses no message and tells none twice', async () => {
  const [first, other] = twoTabs();
  const { id } = await first.start('02');
  const known = await first.send(id, 'Before');
  const stream = await other.follow();
  await first.send(id, 'Heard');
  const heard = await stream.next();
  await stream.close();
  open.pop();
  await first.send(id, 'Missed');
  await first.send(id, 'Missed too');
  const again = await other.follow(heard?.id);
  // Of several events about one conversation only the last is told; the messages after the known one are all there, once.
  expect((await again.next())?.event).toMatchObject({ conversationId: id, revision: 4 });
  const { messages } = await other.messages(id, `?after=${known.id}`);
  expect(messages.map(({ text }) => text)).toEqual(['Heard', 'Missed', 'Missed too']);
  await first.send(id, 'Last');
  expect((await again.next())?.event).toMatchObject({ conversationId: id, revision: 5 });
});

test("nobody hears of somebody else's conversation, and a repeated send is no news", async () => {
  const [owner] = twoTabs();
  const [stranger] = twoTabs();
  const { id } = await owner.start('03');
  const own = await stranger.start('03');
  const strangers = await stranger.follow();
  const owners = await owner.follow();
  const key = randomUUID();
  await owner.send(id, 'Private', key);
  await owner.send(id, 'Private', key);
  await stranger.send(own.id, 'Mine');
  expect((await strangers.next())?.event).toMatchObject({ conversationId: own.id });
  expect((await owners.next())?.event).toMatchObject({ conversationId: id, revision: 1 });
  await owner.send(id, 'Next');
  expect((await owners.next())?.event).toMatchObject({ conversationId: id, revision: 2 });
});
