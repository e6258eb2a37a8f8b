import { type BookingWire, slotsResponseSchema } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { events, salonClock } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, newKey, refused, draftAt } from '../../../test/booking-calls.ts';
import { bookedSalon } from '../../../test/booked-salon.ts';

const world = bookedSalon();
const { book, customer, eleni } = world;

const later = { date: '2026-12-10', time: '12:00' };

const version = async () => {
  const [clock] = await world.server.db
    .select()
    .from(salonClock)
    .where(eq(salonClock.salonId, world.salon.id));
  return clock?.version ?? -1;
};

const lastEvents = async (count: number) =>
  (await world.server.db.select().from(events).orderBy(events.id)).slice(-count);

/** One change of each kind, for rules that apply to all of them. */
const changes: [
  string,
  (booking: BookingWire, key?: Record<string, string>) => Promise<Response>,
][] = [
  ['a move', (booking, key) => eleni().move(booking, later, key)],
  ['a cancellation', (booking, key) => eleni().cancel(booking, key)],
];

describe.each(changes)('%s', (_name, change) => {
  test('raises the revision and the version, and is announced', async () => {
    const booking = await book();
    const before = await version();
    const changed = await booked(change(booking));
    expect(changed).toMatchObject({ id: booking.id, revision: 1 });
    expect(await version()).toBe(before + 1);
    expect(await lastEvents(2)).toMatchObject([
      { topic: 'customer', payload: { bookingId: booking.id, revision: 1 } },
      { topic: 'salon', subject: world.salon.id, payload: { version: before + 1 } },
    ]);
  });

  test('is done once for each key', async () => {
    const booking = await book();
    const key = newKey();
    const changed = await booked(change(booking, key));
    expect(await booked(change(booking, key))).toEqual(changed);
    expect(await booked(eleni().read(booking.id))).toEqual(changed);
  });

  test('of an older revision is refused, with the current booking', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, { date: '2026-12-11', time: '09:00' }));
    const refusal = await refused(change(booking));
    expect(refusal).toMatchObject({ status: 412, code: 'revision-changed', booking: moved });
  });

  test('is possible until exactly 24 hours before the start', async () => {
    const booking = await book();
    world.clock.now = Date.parse(booking.changeableUntil) + 1;
    expect(await refused(change(booking))).toMatchObject({ status: 409, code: 'too-late' });
    world.clock.now -= 1;
    expect(await booked(change(booking))).toMatchObject({ revision: 1 });
  });

  test('of a past or cancelled booking is refused', async () => {
    const booking = await book();
    const cancelled = await booked(eleni().cancel(booking));
    expect(await refused(change(cancelled))).toMatchObject({ status: 409, code: 'wrong-state' });
    const past = await book();
    world.clock.now = Date.parse(past.endsAt);
    expect(await refused(change(past))).toMatchObject({ status: 409, code: 'wrong-state' });
  });

  test("of another customer's booking is not found", async () => {
    const booking = await booked(customer('nikos').confirm(draftAt(world.salon)));
    expect(await refused(change(booking))).toMatchObject({ status: 404, code: 'not-found' });
  });
});

test.each([
  ['PATCH', '', later],
  ['POST', '/cancel', undefined],
  ['POST', '/restore', undefined],
  ['PUT', '/rating', { rating: 5 }],
])('%s …%s needs a revision', async (method, path, body) => {
  const booking = await book();
  const visitor = world.server.backend.customer('eleni');
  const answer = visitor.send(method, `/api/v1/bookings/${booking.id}${path}`, body, newKey());
  expect(await refused(answer)).toMatchObject({ status: 428, code: 'revision-required' });
});

/** What keeps a salon from taking a visit that it took before. */
describe.each([
  ['a salon that has left', sql`update salons set retired_at = now() where id = `],
  [
    'a service that is no longer offered',
    sql`update services set retired_at = now() where salon_id = `,
  ],
  [
    'a closed day',
    sql`insert into salon_exceptions (salon_id, date, reason_en, reason_el)
        select id, '2026-12-09'::date + day, 'Closed', 'Κλειστά' from salons, generate_series(0, 1) as day
        where id = `,
  ],
  [
    'a barber who is away',
    sql`insert into barber_absences (barber_id, during)
        select id, '[2026-12-09 10:00Z, 2026-12-12)' from barbers where salon_id = `,
  ],
  ['a barber who has left', sql`update barbers set retired_at = now() where salon_id = `],
])('%s', (_name, change) => {
  const close = () => world.server.db.execute(sql`${change} ${world.salon.id}`);

  test('takes no moved and no restored booking, but a cancellation', async () => {
    const [moving, restored] = [await book(), await book({ time: '12:00' })];
    const cancelled = await booked(eleni().cancel(restored));
    await close();
    const { code, nearest } = await refused(eleni().move(moving, later));
    expect(code).toBe('not-bookable');
    expect(nearest?.map((start) => start.date)).not.toContain(later.date);
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'not-bookable' });
    const answer = await eleni().slots(moving.id, later.date);
    const { slots } = v.parse(slotsResponseSchema, await answer.json());
    expect(slots.filter(({ refusal }) => refusal === null)).toEqual([]);
    await booked(eleni().cancel(moving));
  });
});

describe('a booking within the notice', () => {
  test('can be changed for 15 minutes after it was made', async () => {
    const booking = await book({ date: '2026-12-07', time: '17:00' });
    expect(booking.changeableUntil).toBe(new Date(testNow + 15 * 60_000).toISOString());
    world.clock.now += 15 * 60_000 + 1;
    expect(await refused(eleni().cancel(booking))).toMatchObject({ code: 'too-late' });
    world.clock.now -= 1;
    await booked(eleni().cancel(booking));
  });

  test('can be changed until its start at the latest', async () => {
    await world.server.db.execute(
      sql`update salons set lead_minutes = 0 where id = ${world.salon.id}`,
    );
    world.clock.now = Date.parse('2026-12-07T14:55:00Z');
    const booking = await book({ date: '2026-12-07', time: '17:00' });
    expect(booking.changeableUntil).toBe(booking.startsAt);
  });
});
