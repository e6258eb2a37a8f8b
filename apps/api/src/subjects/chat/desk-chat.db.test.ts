import { randomUUID } from 'node:crypto';
import {
  deskConversationPageSchema,
  deskConversationResponseSchema,
  deskTeamSchema,
  deskUnreadSchema,
  idempotencyKeyHeader,
  messagePageSchema,
  messageResponseSchema,
  readResponseSchema,
  savedRepliesSchema,
} from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerMessage } from '../../preview/chat-answers/answer-message.ts';
import { audit, customers, savedReplies } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { chatCalls } from '../../../test/chat-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { openTwoBackends, type TwoBackends } from '../../../test/two-backends.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';

let backends: TwoBackends;

beforeAll(async () => {
  backends = await openTwoBackends();
});
afterEach(() => backends.closeStreams());
afterAll(() => backends.close());

const key = () => ({ [idempotencyKeyHeader]: randomUUID() });

/** A member's calls about messages. */
function atDesk(visitor: Visitor, { id: salonId }: MadeSalon) {
  const base = `/api/v1/desk/${salonId}`;
  const thread = (id: string) => `${base}/conversations/${id}`;
  return {
    base,
    visitor,
    thread,
    list: async () =>
      readJson(await visitor.get(`${base}/conversations`), deskConversationPageSchema),
    unread: async () =>
      (await readJson(await visitor.get(`${base}/unread`), deskUnreadSchema)).count,
    open: (bookingId: string) => visitor.send('POST', `${base}/bookings/${bookingId}/conversation`),
    messages: async (id: string) =>
      (await readJson(await visitor.get(`${thread(id)}/messages`), messagePageSchema)).messages,
    answer: async (id: string, text: string, headers = key()) =>
      (
        await readJson(
          await visitor.send('POST', `${thread(id)}/messages`, { text }, headers),
          messageResponseSchema,
        )
      ).message,
    read: async (id: string, messageId: string) =>
      (
        await readJson(
          await visitor.send('PUT', `${thread(id)}/read`, { messageId }),
          readResponseSchema,
        )
      ).unreadCount,
  };
}

async function open() {
  const { here, there } = backends;
  const { db } = backends.database;
  const salon = await makeSalon(db);
  const desk = await deskWorld(db, there, salon);
  const uid = randomUUID();
  const visitor = here.customer(uid);
  const customer = chatCalls(visitor);
  const { id } = await customer.start(salon.id);
  const [row] = await db.select().from(customers).where(eq(customers.identityUid, uid));
  if (row === undefined) throw new Error('A call stores the customer.');
  return {
    salon,
    customer,
    visitor,
    id,
    customerId: row.id,
    name: row.fullname,
    owner: atDesk(desk.owner, salon),
    manager: atDesk(desk.manager, salon),
    barber: atDesk(desk.barber, salon),
    book: (barberId = salon.barberIds[0]) =>
      insertBooking(db, {
        customerId: row.id,
        salonId: salon.id,
        serviceId: salon.serviceIds[0],
        barberId,
      }),
  };
}

test('the desk lists, reads and answers; each side has its own count', async () => {
  const { customer, id, name, owner, manager } = await open();
  expect((await owner.list()).conversations).toEqual([]);
  const first = await customer.send(id, 'May I come earlier?');
  const second = await customer.send(id, 'At ten?');
  expect((await owner.list()).conversations).toMatchObject([
    {
      id,
      customer: { name },
      lastMessage: { text: 'At ten?' },
      unreadCount: 2,
      firstUnreadId: first.id,
    },
  ]);
  expect(await manager.unread()).toBe(1);
  expect(await owner.read(id, second.id)).toBe(0);
  expect(await manager.unread()).toBe(0);
  const headers = key();
  const answer = await owner.answer(id, 'Yes, at ten.', headers);
  expect(await owner.answer(id, 'Yes, at ten.', headers)).toEqual(answer);
  // Another member may have the same key.
  await manager.answer(id, 'See you then.', headers);
  expect((await owner.messages(id)).map(({ text }) => text)).toEqual([
    'See you then.',
    'Yes, at ten.',
    'At ten?',
    'May I come earlier?',
  ]);
  expect(await customer.find(id)).toMatchObject({ unreadCount: 2, firstUnreadId: answer.id });
  // The own answers are not unread, and reading at the desk is not the customer's.
  expect((await owner.list()).conversations).toMatchObject([{ unreadCount: 0 }]);
  const authors = await backends.database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, answer.id));
  expect(authors).toMatchObject([{ action: 'message.answer' }]);
});

test('a message reaches a desk at another process within a second, a removed member gets none', async () => {
  const { salon, customer, id, owner, manager } = await open();
  const stream = await backends.follow(owner.visitor);
  const managers = await backends.follow(manager.visitor);
  const started = performance.now();
  await customer.send(id, 'Hello');
  const event = await stream.next();
  expect(performance.now() - started).toBeLessThan(1000);
  const changed = { topic: 'desk-conversation', salonId: salon.id, conversationId: id };
  expect(event?.event).toEqual({ ...changed, revision: 1 });
  expect((await managers.next())?.event).toEqual({ ...changed, revision: 1 });
  const team = await readJson(
    await owner.visitor.get(`/api/v1/desk/${salon.id}/team`),
    deskTeamSchema,
  );
  const member = team.members.find(({ role }) => role === 'manager');
  await owner.visitor.send('DELETE', `/api/v1/desk/${salon.id}/team/${member?.id}`);
  await customer.send(id, 'Again');
  expect((await stream.next())?.event).toEqual({ ...changed, revision: 2 });
  expect((await manager.visitor.get(`${manager.base}/conversations`)).status).toBe(404);
});

test('typing at the desk is shown to the customer', async () => {
  const { visitor, id, owner } = await open();
  const stream = await backends.follow(visitor);
  const typing = await owner.visitor.send('PUT', `${owner.thread(id)}/typing`);
  expect(typing.status).toBe(204);
  expect((await stream.next())?.event).toEqual({ topic: 'typing', conversationId: id });
});

test('a barber has the conversations of customers in the own column', async () => {
  const { salon, customer, id, barber, book } = await open();
  const { id: messageId } = await customer.send(id, 'Hello');
  await book(salon.barberIds[1]);
  expect((await barber.list()).conversations).toEqual([]);
  expect(await barber.unread()).toBe(0);
  for (const [method, what, body] of [
    ['GET', '', undefined],
    ['GET', '/messages', undefined],
    ['POST', '/messages', { text: 'Hi' }],
    ['PUT', '/read', { messageId }],
    ['PUT', '/typing', undefined],
  ] as const) {
    const path = `${barber.thread(id)}${what}`;
    expect((await barber.visitor.send(method, path, body, key())).status).toBe(404);
  }
  await book();
  expect((await barber.list()).conversations).toMatchObject([{ id, unreadCount: 1 }]);
  expect(await barber.unread()).toBe(1);
  await barber.answer(id, 'See you on Monday');
});

test('a booking opens the conversation with its customer', async () => {
  const { salon, id, owner, barber, book } = await open();
  const bookingId = await book(salon.barberIds[1]);
  const opened = await readJson(await owner.open(bookingId), deskConversationResponseSchema);
  expect(opened.conversation).toMatchObject({ id, lastMessage: null });
  expect((await barber.open(bookingId)).status).toBe(403);
  expect((await owner.open(randomUUID())).status).toBe(404);
  const walkIn = await insertBooking(backends.database.db, {
    salonId: salon.id,
    serviceId: salon.serviceIds[0],
    barberId: salon.barberIds[0],
    guestName: 'Nikos',
    localTime: '15:00',
    source: 'walk-in',
  });
  const refused = await owner.open(walkIn);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'wrong-state' });
});

test('another salon sees nothing of it', async () => {
  const { customer, id, book } = await open();
  await customer.send(id, 'Private');
  const bookingId = await book();
  const { owner: stranger } = await open();
  expect((await stranger.list()).conversations).toEqual([]);
  expect((await stranger.visitor.get(stranger.thread(id))).status).toBe(404);
  expect((await stranger.open(bookingId)).status).toBe(404);
});

test('the automatic reply is silent while a member is at the desk', async () => {
  const { customer, id, owner, barber } = await open();
  const { db } = backends.database;
  const reply = async (messageId: string, now: number) =>
    answerMessage({ db, now: () => now, writing: 1 }, messageId);
  const messages = async () => (await customer.messages(id)).messages;
  const present = (who: typeof owner) => who.visitor.send('PUT', `${who.base}/presence`);
  const asked = await customer.send(id, 'When are you open?');
  // A barber sees only some of the conversations.
  expect((await present(barber)).status).toBe(403);
  expect((await present(owner)).status).toBe(204);
  await reply(asked.id, testNow + 119_000);
  expect(await messages()).toMatchObject([{ text: 'When are you open?' }]);
  await reply(asked.id, testNow + 121_000);
  expect(await messages()).toMatchObject([{ isAutomatic: true }, { isAutomatic: false }]);
});

test('saved replies are added, changed and removed', async () => {
  const { salon, owner, barber } = await open();
  const path = `${owner.base}/replies`;
  const thanks = { language: 'en', text: 'Thank you!' };
  const add = async (body: object) => owner.visitor.send('POST', path, body, key());
  const added = await readJson(await add(thanks), savedRepliesSchema);
  const [reply] = added.replies;
  expect(added.replies).toMatchObject([{ ...thanks, revision: 0 }]);
  const one = `${path}/${reply?.id}`;
  const seen = (revision: number) => ({ 'If-Match': `"${revision}"`, ...key() });
  const greek = { language: 'el', text: 'Ευχαριστούμε!' };
  const changed = await owner.visitor.send('PUT', one, greek, seen(0));
  expect((await readJson(changed, savedRepliesSchema)).replies).toMatchObject([
    { ...greek, revision: 1 },
  ]);
  expect((await owner.visitor.send('PUT', one, thanks, seen(0))).status).toBe(412);
  expect((await barber.visitor.get(path)).status).toBe(200);
  await backends.database.db.insert(savedReplies).values(
    Array.from({ length: 49 }, () => ({
      id: randomUUID(),
      salonId: salon.id,
      language: 'en' as const,
      text: 'More',
      createdAt: new Date(testNow),
    })),
  );
  expect((await add(thanks)).status).toBe(409);
  expect((await owner.visitor.send('DELETE', one, undefined, key())).status).toBe(200);
  const { replies } = await readJson(await owner.visitor.get(path), savedRepliesSchema);
  expect(replies.map(({ id }) => id)).not.toContain(reply?.id);
});
