import {
  noticePageSchema,
  noticePreferencesSchema,
  type NoticeWire,
  unreadResponseSchema,
} from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { announceWithdrawal } from './withdrawal-news.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sent } from '../../../test/read-json.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let made = 0;

beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(async () => {
  world.clock.now = testNow;
  world.sent.splice(0);
  salon = await makeSalon(world.database.db);
});
afterAll(() => world.close());

/** A separate customer for this test. */
function someone(headers: Record<string, string> = {}) {
  made += 1;
  const visitor = world.backend.customer(`customer-${made}`, headers);
  return { visitor, calls: bookingCalls(visitor), email: `customer-${made}@salonica.example` };
}

async function noticesOf(visitor: Visitor): Promise<NoticeWire[]> {
  const response = await visitor.get('/api/v1/notices');
  return sent(noticePageSchema, await response.json()).notices;
}

async function unreadOf(visitor: Visitor): Promise<number> {
  const response = await visitor.get('/api/v1/notices/unread');
  return v.parse(unreadResponseSchema, await response.json()).unread;
}

const read = (visitor: Visitor, body: object) => visitor.send('POST', '/api/v1/notices/read', body);

test('a customer is notified of a booking, its move and its cancellation, each once', async () => {
  const { visitor, calls, email } = someone();
  const booking = await booked(calls.confirm(draftAt(salon)));
  await world.runJobs();
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  await world.runJobs();
  await booked(calls.cancel(moved));
  await world.runJobs();
  expect(await world.runJobs()).toBe(0);

  expect(await noticesOf(visitor)).toMatchObject([
    { kind: 'cancellation', isRead: false, booking: { date: '2026-12-10', time: '12:00' } },
    {
      kind: 'change',
      booking: {
        date: '2026-12-10',
        time: '12:00',
        before: { date: '2026-12-09', time: '10:00' },
      },
    },
    {
      kind: 'confirmation',
      booking: { id: booking.id, date: '2026-12-09', serviceName: 'Haircut & Style', before: null },
    },
  ]);
  expect(world.sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [email, 'Booked: Haircut & Style, Wednesday 9 December 2026, 10:00'],
    [email, 'Moved to Thursday 10 December 2026, 12:00'],
    [email, 'Cancelled: Haircut & Style, Thursday 10 December 2026, 12:00'],
  ]);
});

test('a refused booking sends no notice', async () => {
  const { visitor, calls } = someone();
  await refused(calls.confirm(draftAt(salon, { time: '03:00' })));
  expect(await world.runJobs()).toBe(0);
  expect(await noticesOf(visitor)).toEqual([]);
});

test('a reminder is sent a day before, unless the booking has changed', async () => {
  const { calls } = someone();
  await booked(calls.confirm(draftAt(salon)));
  await world.proveCustomers();
  const moved = await booked(calls.confirm(draftAt(salon, { time: '12:00' })));
  await booked(calls.move(moved, { date: '2026-12-11', time: '12:00' }));
  const cancelled = await booked(calls.confirm(draftAt(salon, { time: '14:00' })));
  await booked(calls.cancel(cancelled));
  const reminders = () =>
    world.sent.filter(({ subject }) => subject.startsWith('See you')).map((mail) => mail.subject);

  world.clock.now = Date.parse('2026-12-08T07:59:00Z');
  await world.runJobs();
  expect(reminders()).toEqual([]);
  world.clock.now = Date.parse('2026-12-08T12:01:00Z');
  await world.runJobs();
  expect(reminders()).toEqual(['See you soon: Haircut & Style, Wednesday 9 December 2026, 10:00']);
  world.clock.now += 2 * day;
  await world.runJobs();
  expect(reminders()).toHaveLength(2);
});

test('a Greek customer gets Greek mails and calendar entries', async () => {
  const { visitor, calls } = someone({ 'Accept-Language': 'el' });
  await booked(calls.confirm(draftAt(salon)));
  await world.runJobs();
  const [mail] = world.sent;
  expect(mail?.subject).toMatch(
    /^Το ραντεβού σας κλείστηκε: .+, Τετάρτη 9 Δεκεμβρίου 2026, 10:00$/,
  );
  expect(mail?.calendar?.name).toBe('rantevou-2026-12-09.ics');
  expect(await noticesOf(visitor)).toMatchObject([{ kind: 'confirmation' }]);
});

test('a guest with an e-mail gets mails, and finds the notices after signing in', async () => {
  const visitor = world.backend.visitor();
  const calls = bookingCalls(visitor);
  await booked(
    calls.confirm(draftAt(salon, { guest: { name: 'Anna', email: 'guest@salonica.example' } })),
  );
  await booked(
    calls.confirm(
      draftAt(salon, { time: '12:00', guest: { name: 'Maria', phone: '2310 123456' } }),
    ),
  );
  await world.runJobs();
  expect(world.sent.map(({ recipient }) => recipient)).toEqual(['guest@salonica.example']);
  expect((await visitor.get('/api/v1/notices')).status).toBe(401);
  made += 1;
  visitor.signIn(`customer-${made}`);
  expect(await noticesOf(visitor)).toHaveLength(2);
});

test('notices are marked as read singly or all together, by their customer only', async () => {
  const { visitor, calls } = someone();
  for (const time of ['09:00', '11:00', '13:00']) {
    await booked(calls.confirm(draftAt(salon, { time })));
  }
  await world.runJobs();
  const [first] = await noticesOf(visitor);
  expect(await unreadOf(visitor)).toBe(3);

  const { visitor: other } = someone();
  expect((await read(other, { ids: [first?.id] })).status).toBe(200);
  expect(await unreadOf(visitor)).toBe(3);

  const answer = await read(visitor, { ids: [first?.id] });
  expect(await answer.json()).toEqual({ unread: 2 });
  expect((await noticesOf(visitor)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
  await read(visitor, {});
  expect(await unreadOf(visitor)).toBe(0);
});

test('lists of notices continue at their cursor', async () => {
  const { visitor, calls } = someone();
  let booking = await booked(calls.confirm(draftAt(salon)));
  for (let count = 0; count < 11; count += 1) {
    booking = await booked(calls.cancel(booking));
    booking = await booked(calls.restore(booking));
  }
  await world.runJobs();
  const page = async (cursor = '') => {
    const response = await visitor.get(`/api/v1/notices?${cursor}`);
    return sent(noticePageSchema, await response.json());
  };
  const first = await page();
  const second = await page(`cursor=${first.nextCursor}`);
  expect([first.notices.length, second.notices.length]).toEqual([20, 3]);
  expect(second.nextCursor).toBeNull();
  const ids = [...first.notices, ...second.notices].map(({ id }) => id);
  expect(new Set(ids).size).toBe(23);
});

test('unwanted kinds of notices are neither listed nor mailed', async () => {
  const { visitor, calls } = someone();
  const prefer = (kind: string, mail: boolean, notice: boolean) =>
    visitor.send('PUT', '/api/v1/notices/preferences', { kind, mail, notice });
  await prefer('confirmation', false, true);
  const answer = await prefer('cancellation', true, false);
  const { preferences } = v.parse(noticePreferencesSchema, await answer.json());
  expect(preferences).toEqual([
    { kind: 'confirmation', mail: false, notice: true },
    { kind: 'change', mail: true, notice: true },
    { kind: 'cancellation', mail: true, notice: false },
    { kind: 'reminder', mail: true, notice: true },
    { kind: 'offer', mail: true, notice: true },
    { kind: 'withdrawal', mail: true, notice: true },
  ]);
  await booked(calls.cancel(await booked(calls.confirm(draftAt(salon)))));
  await world.runJobs();
  expect((await noticesOf(visitor)).map(({ kind }) => kind)).toEqual(['confirmation']);
  expect(world.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled']);
});

test('each state of a withdrawal is announced once', async () => {
  const { visitor } = someone();
  await noticesOf(visitor);
  const { db } = world.database;
  const [customer] = (await db.select().from(customers)).slice(-1);
  const withdrawalId = crypto.randomUUID();
  for (const state of ['pending', 'rejected', 'rejected'] as const) {
    await transact(db, (tx) =>
      announceWithdrawal(tx, {
        customerId: customer?.id ?? '',
        withdrawalId,
        state,
        minor: 5000,
        currency: 'USD',
        language: 'el',
        time: testNow,
      }),
    );
  }
  await world.runJobs();
  expect(await noticesOf(visitor)).toMatchObject([
    { withdrawal: { state: 'rejected', amount: { minor: 5000, currency: 'USD' } } },
    { withdrawal: { id: withdrawalId, state: 'pending' } },
  ]);
  expect(world.sent.map(({ subject, calendar }) => [subject, calendar])).toEqual([
    [expect.stringMatching(/^Η ανάληψη 50,00\s\$ είναι σε εξέλιξη$/), undefined],
    [expect.stringMatching(/^Η ανάληψη 50,00\s\$ δεν ολοκληρώθηκε$/), undefined],
  ]);
});
