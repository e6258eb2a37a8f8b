import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bePresent } from './presence.ts';
import { lockConversation, writeMessage } from './write-message.ts';
import { messageReads, messages } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { testNow } from '../../../test/backend.ts';
import { chatCalls } from '../../../test/chat-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const path = '/api/v1/conversations';

let time = testNow;
const server = fileBackend({ now: () => time });

const newCustomer = () => chatCalls(server.backend.customer(randomUUID()));

/** The salon writes. */
const salonSends = (id: string, text: string, key: string = randomUUID()) =>
  transact(server.db, async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (conversation === undefined) throw new Error('There is no such conversation.');
    return writeMessage(tx, conversation, { sender: 'salon', key, text, language: 'en', time });
  });

const textsOf = (page: { messages: readonly { text: string }[] }) =>
  page.messages.map(({ text }) => text);

test('a customer and a salon have one conversation, listed once it has a message', async () => {
  const customer = newCustomer();
  expect(await customer.list()).toEqual({ conversations: [], nextCursor: null });
  const started = await Promise.all(['05', '05', '05'].map((id) => customer.start(id)));
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  const [conversation] = started;
  expect(conversation).toMatchObject({
    salon: { id: '05' },
    lastMessage: null,
    unreadCount: 0,
    firstUnreadId: null,
    isOnline: false,
  });
  expect(conversation?.picture).toMatch(/^\/storage\/avatars\//);
  expect((await customer.list()).conversations).toEqual([]);
  const id = conversation?.id ?? '';
  const sent = await customer.send(id, '  Hello  ');
  expect(sent).toMatchObject({ sender: 'customer', text: 'Hello', language: 'en' });
  const { conversations } = await customer.list();
  expect(conversations).toMatchObject([{ id, lastMessage: sent, unreadCount: 0 }]);
  expect((await customer.start('05')).lastMessage).toEqual(sent);
});

test('a message is stored once, however often and late it is repeated', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('06');
  const key = randomUUID();
  const twins = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const response = await customer.post(id, 'Only once', key);
      return [response.status, await response.text()].join();
    }),
  );
  expect(new Set(twins).size).toBe(1);
  const first = await customer.send(id, 'Only once', key);
  // The stored responses expire after three days; the message does not.
  await server.db.execute(sql`delete from idempotency_keys where key = ${key}`);
  expect(await customer.send(id, 'Only once', key)).toEqual(first);
  await server.db.execute(sql`delete from idempotency_keys where key = ${key}`);
  const other = await customer.post(id, 'Something else', key);
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'key-reused' });
  expect(textsOf(await customer.messages(id))).toEqual(['Only once']);
});

test('concurrent messages of both sides are numbered without a gap', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('06');
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? customer.send(id, `c${index}`) : salonSends(id, `s${index}`),
    ),
  );
  const rows = await server.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(messages.number);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await customer.find(id)).toMatchObject({ unreadCount: 5, revision: 10 });
});

test('messages are paged newest first, and those after a message oldest first', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('07');
  const sent = [];
  for (let index = 0; index < 65; index += 1) sent.push(await customer.send(id, `m${index}`));
  const names = sent.map(({ text }) => text);
  const first = await customer.messages(id);
  expect(textsOf(first)).toEqual(names.slice(35).toReversed());
  // New messages do not move pages.
  await salonSends(id, 'meanwhile');
  const second = await customer.messages(id, `?cursor=${first.nextCursor}`);
  expect(textsOf(second)).toEqual(names.slice(5, 35).toReversed());
  const third = await customer.messages(id, `?cursor=${second.nextCursor}`);
  expect(textsOf(third)).toEqual(names.slice(0, 5).toReversed());
  expect(third.nextCursor).toBeNull();
  const newer = await customer.messages(id, `?after=${sent[63]?.id}`);
  expect(textsOf(newer)).toEqual(['m64', 'meanwhile']);
  expect(newer.nextCursor).toBeNull();
  const many = await customer.messages(id, `?after=${sent[0]?.id}`);
  expect(textsOf(many)).toEqual(names.slice(1, 31));
  expect(many.nextCursor).not.toBeNull();
});

test('a read mark counts up to a message, and never goes back', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('08');
  const { message: one } = await salonSends(id, 'One');
  const own = await customer.send(id, 'Own');
  const { message: two } = await salonSends(id, 'Two');
  const { message: three } = await salonSends(id, 'Three');
  expect(await customer.find(id)).toMatchObject({ unreadCount: 3, firstUnreadId: one.id });
  expect(await customer.read(id, own.id)).toBe(2);
  expect(await customer.find(id)).toMatchObject({ unreadCount: 2, firstUnreadId: two.id });
  expect(await customer.read(id, three.id)).toBe(0);
  const { revision } = (await customer.find(id)) ?? {};
  expect(await customer.read(id, one.id)).toBe(0);
  expect(await customer.find(id)).toMatchObject({ unreadCount: 0, firstUnreadId: null, revision });
  await expect(
    server.db.update(messageReads).set({ upTo: 1 }).where(eq(messageReads.conversationId, id)),
  ).rejects.toMatchObject({ cause: { message: 'Reading never moves back.' } });
});

test('concurrent read marks keep the furthest', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('08');
  const said = [];
  for (let index = 0; index < 6; index += 1) said.push((await salonSends(id, `s${index}`)).message);
  await Promise.all(said.toReversed().map((message) => customer.read(id, message.id)));
  expect(await customer.find(id)).toMatchObject({ unreadCount: 0 });
});

test('conversations are listed in pages, the newest first', async () => {
  const customer = newCustomer();
  const order: string[] = [];
  for (let index = 1; index <= 33; index += 1) {
    const { id } = await customer.start(String(index).padStart(2, '0'));
    // Some of them at the same moment.
    time = testNow + Math.floor(index / 3) * 1000;
    await customer.send(id, `to ${index}`);
    order.push(id);
  }
  const first = await customer.list();
  const second = await customer.list(first.nextCursor ?? '');
  const all = [...first.conversations, ...second.conversations];
  const times = all.map(({ lastMessage }) => lastMessage?.sentAt ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(order));
  expect(all).toHaveLength(33);
  expect(second.nextCursor).toBeNull();
  time = testNow;
});

test('a salon is online while one of its team was seen in the last two minutes', async () => {
  const customer = newCustomer();
  await bePresent(server.db, ['09', 'nowhere'], testNow);
  expect((await customer.start('09')).isOnline).toBe(true);
  // An older time does not replace it.
  await bePresent(server.db, ['09'], testNow - 600_000);
  time = testNow + 119_000;
  expect((await customer.start('09')).isOnline).toBe(true);
  time = testNow + 121_000;
  expect((await customer.start('09')).isOnline).toBe(false);
  time = testNow;
});

test('a salon that writes is online', async () => {
  const customer = newCustomer();
  const { id, isOnline } = await customer.start('11');
  expect(isOnline).toBe(false);
  await transact(server.db, async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (conversation === undefined) throw new Error('There is no conversation.');
    const answer = { sender: 'salon', key: 'k', text: 'Hello', language: 'en' } as const;
    await writeMessage(tx, conversation, { ...answer, time: testNow });
  });
  expect((await customer.find(id))?.isOnline).toBe(true);
});

test('Greek letters mean Greek on an English page, and other characters follow the page', async () => {
  const english = newCustomer();
  const greek = chatCalls(server.backend.customer(randomUUID(), { 'Accept-Language': 'el' }));
  const { id } = await english.start('10');
  expect((await english.send(id, 'Καλημέρα, Nikos')).language).toBe('el');
  const other = await greek.start('10');
  expect((await greek.send(other.id, '10:30?')).language).toBe('el');
});

test("another customer's conversation is not found and cannot be written to", async () => {
  const { id } = await newCustomer().start('11');
  const { message } = await salonSends(id, 'Private');
  const stranger = server.backend.customer(randomUUID());
  const headers = { 'Idempotency-Key': randomUUID() };
  for (const target of [id, randomUUID(), 'no-uuid']) {
    const calls = [
      ['GET', 'messages', undefined],
      ['POST', 'messages', { text: 'Hi' }],
      ['PUT', 'read', { messageId: message.id }],
    ] as const;
    for (const [method, what, body] of calls) {
      const url = `${path}/${target}/${what}`;
      expect((await stranger.send(method, url, body, headers)).status).toBe(404);
      expect((await server.backend.visitor().send(method, url, body, headers)).status).toBe(401);
    }
  }
  expect((await server.backend.visitor().get(path)).status).toBe(401);
  expect((await stranger.send('POST', path, { salonId: 'nowhere' })).status).toBe(404);
});

test('an invalid message is refused, and so is a message of another conversation', async () => {
  const customer = newCustomer();
  const { id } = await customer.start('12');
  const elsewhere = await customer.start('13');
  const foreign = await customer.send(elsewhere.id, 'Elsewhere');
  for (const text of ['', ' \n ', 'x'.repeat(2001)]) {
    expect((await customer.post(id, text)).status).toBe(422);
  }
  expect((await customer.post(id, 'x'.repeat(2000))).status).toBe(201);
  expect((await customer.messages(id, `?after=${foreign.id}`)).messages).toEqual([]);
  expect((await customer.mark(id, foreign.id)).status).toBe(404);
  await expect(
    server.db.update(messages).set({ text: 'Changed' }).where(eq(messages.id, foreign.id)),
  ).rejects.toMatchObject({ cause: { message: 'A message is never changed.' } });
});
