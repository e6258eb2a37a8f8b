import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import { type OpenDatabase, openDatabase } from '../../platform/open-database.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { createJobs } from '../../platform/jobs/runner.ts';
import { createLog } from '../../platform/log.ts';
import { storedOnly } from '../../platform/mail/transport.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { chatCalls } from '../../../test/chat-calls.ts';
import { readEventStream } from '../../../test/event-stream.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { noIdentity } from '../../../test/no-identity.ts';

let database: TestDatabase;
let second: OpenDatabase;
let backend: ReturnType<typeof createBackend>;
const now = () => testNow;
const stop = new AbortController();

beforeAll(async () => {
  database = await openTestDatabase();
  second = await openDatabase(database.url);
  backend = createBackend({
    db: database.db,
    env: { SALON_ANSWERS: 'on' },
    stopping: stop.signal,
  });
});
afterAll(async () => {
  stop.abort();
  await second.close();
  await database.close();
});

const newCustomer = () => chatCalls(backend.customer(randomUUID()));

/** Runs the jobs that are due a second later, and returns their number. */
async function runDue(): Promise<number> {
  const log = createLog(() => undefined);
  const handlers = jobHandlers({
    db: database.db,
    now,
    log,
    identity: noIdentity,
    payments: undefined,
    transport: storedOnly,
    origin: '',
  });
  const jobs = createJobs({ url: database.url, handlers, log, followsClock: false });
  const count = await jobs.runDue(testNow + 1000);
  await jobs.stop();
  return count;
}

test('the job of a message replies once, with facts of the salon', async () => {
  const customer = newCustomer();
  const { id, isOnline } = await customer.start('08');
  expect(isOnline).toBe(false);
  const key = randomUUID();
  await customer.send(id, 'How much is it?', key);
  await customer.send(id, 'How much is it?', key);
  expect(await runDue()).toBe(1);
  const { messages } = await customer.messages(id);
  expect(messages).toMatchObject([
    { sender: 'salon', language: 'en', isAutomatic: true },
    { sender: 'customer', text: 'How much is it?', isAutomatic: false },
  ]);
  expect(messages[0]?.text).toMatch(/^Our prices: .+ \$\d+/);
  // The salon is present after a reply.
  expect(await customer.find(id)).toMatchObject({
    unreadCount: 1,
    isOnline: true,
    lastMessage: { isAutomatic: true },
  });
});

test('processes that reply concurrently, or again, give one reply in the language of the message', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('09');
  const sent = await customer.send(id, 'Τι ώρα ανοίγετε;');
  await Promise.all(
    [database.db, second.db, database.db, second.db].map((db) =>
      answerMessage({ db, now, writing: 20 }, sent.id),
    ),
  );
  await answerMessage({ db: second.db, now, writing: 0 }, sent.id);
  const { messages } = await customer.messages(id);
  expect(messages.map(({ sender, language }) => [sender, language])).toEqual([
    ['salon', 'el'],
    ['customer', 'el'],
  ]);
  expect(messages[0]?.text).toMatch(/^Είμαστε ανοιχτά Δευτέρα/);
});

test('a process that ends while it writes leaves the reply to another one', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('10');
  const sent = await customer.send(id, 'Hello');
  const dying = new AbortController();
  const first = answerMessage({ db: database.db, now, writing: 10_000 }, sent.id, dying.signal);
  dying.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect((await customer.messages(id)).messages).toHaveLength(1);
  await answerMessage({ db: second.db, now, writing: 0 }, sent.id);
  expect((await customer.messages(id)).messages).toHaveLength(2);
});

test('the customer sees that the salon is typing, and then the reply', async () => {
  const visitor = backend.customer(randomUUID());
  const customer = chatCalls(visitor);
  const { id } = await customer.start('11');
  const sent = await customer.send(id, 'Hello');
  const stream = readEventStream(await visitor.get('/api/v1/events'));
  await answerMessage({ db: second.db, now, writing: 200 }, sent.id);
  expect((await stream.next())?.event).toEqual({ topic: 'typing', conversationId: id });
  expect((await stream.next())?.event).toMatchObject({ topic: 'conversation', revision: 2 });
  await stream.close();
});

test('no reply is sent where the setting is off, nor to a missing message', async () => {
  const customer = chatCalls(createBackend({ db: database.db }).customer(randomUUID()));
  const { id } = await customer.start('12');
  await customer.send(id, 'Is anybody there?');
  await runDue();
  expect((await customer.messages(id)).messages).toHaveLength(1);
  await answerMessage({ db: database.db, now, writing: 0 }, randomUUID());
});
