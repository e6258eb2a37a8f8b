import { bookingPageSchema, visitLinkSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import { bookings, mails, visitLinks, mailCounts } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { endBookings } from '../../../test/booking-rows.ts';
import { booked, bookingCalls, newKey, refused, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { tablesWith } from '../../../test/scan.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sent } from '../../../test/read-json.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(async () => {
  world.clock.now = testNow;
  await world.runJobs();
  world.sent.length = 0;
  await endBookings(world.database.db);
  await world.database.db.delete(mailCounts);
  salon = await makeSalon(world.database.db);
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const anna = { name: 'Άννα Παππά', email: 'anna@salonica.example' };

const path = '/api/v1/visit';

/** Calls of a visitor with a link, in another browser. */
function visitCalls(token: string) {
  const visitor = world.backend.visitor();
  const own = { 'Visit-Token': token };
  const revised = (revision: number) => ({ ...own, ...newKey(), 'If-Match': `"${revision}"` });
  return {
    visitor,
    read: () => visitor.get(path, own),
    slots: (date: string) => visitor.get(`${path}/slots?date=${date}`, own),
    move: (revision: number, to: object) => visitor.send('PATCH', path, to, revised(revision)),
    cancel: (revision: number) =>
      visitor.send('POST', `${path}/cancel`, undefined, revised(revision)),
    restore: (revision: number) =>
      visitor.send('POST', `${path}/restore`, undefined, revised(revision)),
    forget: () => visitor.send('POST', `${path}/forget`, undefined, own),
  };
}

/** A booking of a new guest, and the token of the link in the mail. */
async function guestBooking(draft: Parameters<typeof draftAt>[1] = {}) {
  const visitor = world.backend.visitor();
  const calls = bookingCalls(visitor);
  const booking = await booked(calls.confirm(draftAt(salon, { guest: anna, ...draft })));
  await world.runJobs();
  return { visitor, calls, booking, token: tokenIn(world.sent.at(-1)?.text) };
}

const tokenIn = (text = '') => /\/visit\?lang=\w\w#([\w-]{43})/.exec(text)?.[1] ?? '';

async function pageToken(visitor: Visitor, id: string): Promise<string> {
  const response = await visitor.send('POST', `/api/v1/bookings/${id}/link`);
  expect(response.status).toBe(201);
  return v.parse(visitLinkSchema, await response.json()).token;
}

const rowOf = async (id: string) => {
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.id, id));
  return row;
};

describe('a guest', () => {
  test.each<[string, object | undefined, string[]]>([
    ['nothing', undefined, ['guest.name', 'guest.email']],
    ['no contact', { name: 'Anna' }, ['guest.email']],
    ['two contacts', { ...anna, phone: '2310 123456' }, ['guest.email']],
    ['no name', { email: anna.email }, ['guest.name']],
    ['an empty name', { ...anna, name: ' ' }, ['guest.name']],
    ['half an address', { name: 'Anna', email: 'anna@' }, ['guest.email']],
    ['half a number', { name: 'Anna', phone: '12' }, ['guest.phone']],
  ])('with %s is refused', async (_case, guest, fields) => {
    const body = { ...draftAt(salon), guest };
    const answer = world.backend.visitor().send('POST', '/api/v1/bookings', body, newKey());
    const refusal = await refused(answer);
    expect(refusal).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });

  test('has a number in its international form', async () => {
    const guest = { name: 'Anna', phone: '691 234 5678' };
    const { booking } = await guestBooking({ guest });
    expect(await rowOf(booking.id)).toMatchObject({
      guestName: 'Anna',
      guestEmail: null,
      guestPhone: '+306912345678',
      contactProvedAt: null,
    });
  });

  test('is a customer after signing in, without a contact', async () => {
    const customer = bookingCalls(world.backend.customer('nikos'));
    const booking = await booked(customer.confirm({ ...draftAt(salon), guest: undefined }));
    expect(await rowOf(booking.id)).toMatchObject({ guestName: null, guestPhone: null });
  });
});

describe('the link in a mail', () => {
  test('opens, moves, cancels and restores the booking in any browser', async () => {
    const { booking, token } = await guestBooking();
    const calls = visitCalls(token);
    expect(await booked(calls.read())).toEqual({ ...booking, mailedTo: null });
    expect((await calls.slots('2026-12-10')).status).toBe(200);
    const moved = await booked(calls.move(0, { date: '2026-12-10', time: '12:00' }));
    expect(moved).toMatchObject({ id: booking.id, date: '2026-12-10', revision: 1 });
    const cancelled = await booked(calls.cancel(1));
    expect(cancelled.status).toBe('cancelled');
    expect((await booked(calls.restore(2))).status).toBe('confirmed');
    expect(calls.visitor.jar.size).toBe(0);
  });

  test('proves the address; the one on a page does not', async () => {
    const { visitor, booking, token } = await guestBooking();
    await booked(visitCalls(await pageToken(visitor, booking.id)).read());
    expect((await rowOf(booking.id))?.contactProvedAt).toBeNull();
    await booked(visitCalls(token).read());
    expect((await rowOf(booking.id))?.contactProvedAt).toEqual(new Date(testNow));
    const calls = bookingCalls(visitor);
    const next = await booked(calls.confirm(draftAt(salon, { time: '14:00', guest: anna })));
    expect((await rowOf(next.id))?.contactProvedAt).toEqual(new Date(testNow));
    const guest = { ...anna, email: 'maria@salonica.example' };
    const other = await booked(calls.confirm(draftAt(salon, { time: '16:00', guest })));
    expect((await rowOf(other.id))?.contactProvedAt).toBeNull();
  });

  test('is in every mail to the guest, and stored nowhere once it is sent', async () => {
    const { calls, booking, token } = await guestBooking();
    const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
    await booked(calls.cancel(moved));
    await world.runJobs();
    const tokens = world.sent.map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(3);
    for (const one of tokens) expect(await booked(visitCalls(one).read())).toBeDefined();
    expect(await tablesWith(world.database.db, token)).toEqual([]);
    expect(await world.database.db.$count(mails)).toBeGreaterThan(0);
  });

  test('shows no other booking of the guest', async () => {
    const { calls, token, booking } = await guestBooking();
    const elsewhere = await makeSalon(world.database.db);
    await booked(calls.confirm(draftAt(elsewhere, { time: '14:00', guest: anna })));
    const to = { date: booking.date, time: '14:30' };
    const refusal = await refused(visitCalls(token).move(0, to));
    expect(refusal).toMatchObject({ status: 409, code: 'double-booked' });
    expect(refusal.booking).toBeUndefined();
    const list = await visitCalls(token).visitor.get('/api/v1/bookings?when=upcoming', {
      'Visit-Token': token,
    });
    expect(sent(bookingPageSchema, await list.json()).bookings).toEqual([]);
  });

  test('is not a customer’s, and ends when the guest gets an account', async () => {
    const { visitor, booking, token } = await guestBooking();
    visitor.signIn('anna');
    await booked(bookingCalls(visitor).read(booking.id));
    expect(await refused(visitCalls(token).read())).toMatchObject({ status: 404 });
    const link = visitor.send('POST', `/api/v1/bookings/${booking.id}/link`);
    expect(await refused(link)).toMatchObject({ status: 404 });
  });

  test('ends a month after the visit', async () => {
    const { booking, token } = await guestBooking();
    world.clock.now = Date.parse(booking.endsAt) + 30 * day - 1;
    expect((await booked(visitCalls(token).read())).status).toBe('completed');
    world.clock.now += 1;
    expect(await refused(visitCalls(token).read())).toMatchObject({ status: 404 });
    await cleanUp(world.database.db, world.clock.now);
    expect(await world.database.db.$count(visitLinks, eq(visitLinks.bookingId, booking.id))).toBe(
      0,
    );
  });

  test.each([
    ['no token', {}, 401],
    ['an unknown one', { 'Visit-Token': 'A'.repeat(43) }, 404],
    ['something else', { 'Visit-Token': "' or 1=1" }, 404],
  ])('with %s is refused', async (_case, headers, status) => {
    const visitor = world.backend.customer('nikos');
    expect(await refused(visitor.get(path, headers))).toMatchObject({ status });
    const writes = [
      visitor.send('POST', `${path}/cancel`, undefined, {
        ...newKey(),
        'If-Match': '"0"',
        ...headers,
      }),
      visitor.send('POST', `${path}/forget`, undefined, headers),
    ];
    for (const write of writes) expect(await refused(write)).toMatchObject({ status });
  });
});

test('a new link of a page ends the one before, and only its guest makes one', async () => {
  const { visitor, booking, token } = await guestBooking();
  const first = await pageToken(visitor, booking.id);
  const second = await pageToken(visitor, booking.id);
  expect(await refused(visitCalls(first).read())).toMatchObject({ status: 404 });
  await booked(visitCalls(second).read());
  await booked(visitCalls(token).read());
  const other = await guestBooking({ time: '14:00' });
  const stolen = other.visitor.send('POST', `/api/v1/bookings/${booking.id}/link`);
  expect(await refused(stolen)).toMatchObject({ status: 404 });
});

describe('forgetting', () => {
  const guest = { name: 'Fg01name', email: 'fg02email@salonica.example' };
  const markers = ['Fg01name', 'fg02email@salonica.example', 'Fg03notes'];
  const traces = async () => {
    const found = [];
    for (const marker of markers) found.push(...(await tablesWith(world.database.db, marker)));
    return found;
  };

  test('a visit by its link cancels and erases it, and leaves the guest’s others', async () => {
    const { calls, booking, token } = await guestBooking({ guest, notes: 'Fg03notes' });
    const kept = await booked(calls.confirm(draftAt(salon, { time: '14:00', guest: anna })));
    expect(await traces()).not.toEqual([]);
    const link = visitCalls(token);
    expect((await link.forget()).status).toBe(204);
    expect(await traces()).toEqual([]);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'cancelled', guestId: null });
    expect(await refused(link.read())).toMatchObject({ status: 404 });
    expect(await refused(link.forget())).toMatchObject({ status: 404 });
    expect(await booked(calls.read(kept.id))).toEqual(kept);
    expect(await refused(calls.read(booking.id))).toMatchObject({ status: 404 });
    // Its chair is free.
    await booked(bookingCalls(world.backend.customer('nikos')).confirm(draftAt(salon)));
  });

  test('a past visit erases it, and it stays the salon’s', async () => {
    const { booking, token } = await guestBooking({ guest });
    world.clock.now = Date.parse(booking.endsAt) + day;
    expect((await visitCalls(token).forget()).status).toBe(204);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'confirmed', guestName: null });
    expect(await traces()).toEqual([]);
  });

  test('the browser erases its guest, and clears its cookies', async () => {
    const { visitor, calls, booking } = await guestBooking({ guest, notes: 'Fg03notes' });
    await booked(calls.confirm(draftAt(salon, { time: '14:00', guest })));
    await world.runJobs();
    expect((await visitor.send('DELETE', '/api/v1/guest')).status).toBe(204);
    expect(visitor.jar.size).toBe(0);
    expect(await traces()).toEqual([]);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'cancelled', guestId: null });
    // There is nothing left to forget.
    expect((await visitor.send('DELETE', '/api/v1/guest')).status).toBe(204);
    const customer = world.backend.customer('nikos').send('DELETE', '/api/v1/guest');
    expect(await refused(customer)).toMatchObject({ status: 403 });
  });
});
