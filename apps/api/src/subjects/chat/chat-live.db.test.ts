import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chatCalls } from '../../../test/chat-calls.ts';
import { openTwoBackends, type TwoBackends } from '../../../test/two-backends.ts';

let backends: TwoBackends;

beforeAll(async () => {
  backends = await openTwoBackends();
});
afterEach(() => backends.closeStreams());
afterAll(() => backends.close());

/** Two tabs of one customer, at two processes. */
function twoTabs() {
  const uid = randomUUID();
  const tab = (backend: TwoBackends['here']) => {
    const visitor = backend.customer(uid);
    return {
      ...chatCalls(visitor),
      follow: (lastId?: string) =>
        backends.follow(visitor, '', lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
    };
  };
  return [tab(backends.here), tab(backends.there)] as const;
}

test('a message and its read mark reach the other process within a second, and both counts agree', async () => {
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

test('a reconnected stream misses no message and repeats none', async () => {
  const [first, other] = twoTabs();
  const { id } = await first.start('02');
  const known = await first.send(id, 'Before');
  const stream = await other.follow();
  await first.send(id, 'Heard');
  const heard = await stream.next();
  await backends.closeLast();
  await first.send(id, 'Missed');
  await first.send(id, 'Missed too');
  const again = await other.follow(heard?.id);
  // Of several events about one conversation only the last is sent; all messages after the known
  // one are returned once.
  expect((await again.next())?.event).toMatchObject({ conversationId: id, revision: 4 });
  const { messages } = await other.messages(id, `?after=${known.id}`);
  expect(messages.map(({ text }) => text)).toEqual(['Heard', 'Missed', 'Missed too']);
  await first.send(id, 'Last');
  expect((await again.next())?.event).toMatchObject({ conversationId: id, revision: 5 });
});

test("no customer receives another's conversation, and a repeated send sends no event", async () => {
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
