import { randomUUID } from 'node:crypto';
import type { BookingWire } from '@salonica/contract/v1';
import { addDays, instantAt, minute, nextStarts, timeText, wallClock } from '@salonica/policy';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  barberAbsences,
  barberHours,
  freeTimes,
  freeTimesDue,
  salonClock,
  salons,
} from '../../platform/database/schema/index.ts';
import { createSalonStates } from '../availability/salon-states.ts';
import { nextFreeAt } from '../availability/upcoming.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, draftAt } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { offerFreed } from '../waitlist/offer-freed.ts';
import { waitFor, waiting, waitlistCalls } from '../waitlist/testing/waitlist-calls.ts';
import { salonCalls } from './testing/salon-calls.ts';

let now = testNow;
const server = fileBackend({ now: () => now });
const { find, allPages } = salonCalls(server);
const made: MadeSalon[] = [];

beforeAll(async () => {
  // Absences of this test may overlap visits and each other.
  await server.db.execute('alter table barber_absences disable trigger touch_chairs');
  // Beside each other, so that ties of time are decided by the distance.
  for (const leadMinutes of [0, 0, 90]) {
    made.push(
      await makeSalon(server.db, {
        salon: { latitude: 40.6 + made.length / 100, longitude: 22.9, leadMinutes, horizonDays: 5 },
        barbers: [{}],
      }),
    );
  }
});

const customer = (index: number) => bookingCalls(server.backend.customer(`guest-${index}`));

/** What the planner says of every salon. */
async function statesByRules() {
  const rows = await server.db
    .select({ id: salons.id })
    .from(salons)
    .where(sql`retired_at is null`);
  const ids = rows.map(({ id }) => id);
  return createSalonStates({ db: server.db, now: () => now }).read(ids);
}

/** The lists agree with the planner: their order by time, and which salons a filter has. */
async function expectAgreement(query: {
  availableOn: string;
  startsFrom: string;
  startsBefore: string;
}) {
  const states = await statesByRules();
  const keyOf = (id: string) => {
    const state = states.get(id);
    const next = state === undefined ? null : nextFreeAt(state, now).salon;
    return next === null ? '~' : `${next.date} ${next.time}`;
  };
  for (const near of [{}, { near: '40.61,22.9' }]) {
    const sorted = await allPages({ sort: 'availability', limit: '20', ...near });
    expect(new Set(sorted)).toEqual(new Set(states.keys()));
    const keys = sorted.map(keyOf);
    expect(keys).toEqual(keys.toSorted());
  }
  const { availableOn: date, startsFrom: from, startsBefore: before } = query;
  const on = { date, from, before };
  const fitting = [...states].filter(
    ([, { calendar, busy }]) => nextStarts(calendar, busy, { on, most: 1 }, now).length > 0,
  );
  const filters = [
    { filter: {}, times: undefined },
    { filter: query, times: on },
  ];
  for (const { filter, times } of filters) {
    for (const { id, match } of (await find({ ...filter, limit: '48' })).salons) {
      const state = states.get(id);
      if (state === undefined) throw new Error('A listed salon has a clock.');
      const { calendar, busy } = state;
      const starts = nextStarts(calendar, busy, { on: times, most: 3 }, now);
      expect(match.starts).toEqual(starts);
    }
  }
  const found = await allPages({ ...query, limit: '48' });
  expect(found.toSorted()).toEqual(fitting.map(([id]) => id).toSorted());
}

const command = fc.record({
  kind: fc.constantFrom('book', 'book', 'cancel', 'absence', 'shift', 'wait'),
  salon: fc.nat(2),
  day: fc.integer({ min: 0, max: 6 }),
  at: fc.integer({ min: 18, max: 36 }).map((half) => timeText(half * 30)),
  length: fc.integer({ min: 1, max: 40 }),
});

test('lists by free time agree with the planner after any commands, as time passes', async () => {
  const bookings: { booking: BookingWire; by: number }[] = [];
  let customers = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 12 * 60 }),
      async (commands, minutes) => {
        now += minutes * minute;
        const today = wallClock('Europe/Athens', now).date;
        for (const { kind, salon: index, day, at, length } of commands) {
          const salon = made[index];
          if (salon === undefined) continue;
          const date = addDays(today, day);
          if (kind === 'book') {
            customers += 1;
            const draft = draftAt(salon, { date, time: at, total: dollars(65) });
            const response = await customer(customers).confirm(draft);
            if (response.status === 201)
              bookings.push({ booking: await booked(response), by: customers });
          } else if (kind === 'cancel') {
            const last = bookings.pop();
            if (last !== undefined) await customer(last.by).cancel(last.booking);
          } else if (kind === 'absence') {
            const during = `[${date}T06:00Z,${addDays(date, 1)}T${timeText(length * 20)}Z)`;
            const barberId = salon.barberIds[0];
            await server.db.insert(barberAbsences).values({ barberId, during });
          } else if (kind === 'shift') {
            await server.db
              .update(barberHours)
              .set({ ends: timeText(12 * 60 + length * 10) })
              .where(eq(barberHours.barberId, salon.barberIds[0]));
          } else {
            now += length * minute;
          }
        }
        await expectAgreement({
          availableOn: addDays(today, commands[0]?.day ?? 0),
          startsFrom: commands[0]?.at ?? '09:00',
          startsBefore: '18:00',
        });
      },
    ),
    { numRuns: 12 },
  );
});

test('a hold counts until it ends, without any change', async () => {
  const salon = await makeSalon(server.db, { barbers: [{}], salon: { horizonDays: 60 } });
  const day = addDays(wallClock('Europe/Athens', now).date, 8);
  const date = new Date(day).getUTCDay() === 0 ? addDays(day, 1) : day;
  await server.db
    .update(barberHours)
    .set({ starts: '09:00', ends: '09:45' })
    .where(eq(barberHours.barberId, salon.barberIds[0]));
  const draft = draftAt(salon, { date, time: '09:00', serviceId: nth(salon.serviceIds, 0) });
  const booking = await booked(customer(1000).confirm(draft));
  const waiter = server.backend.customer('waiter');
  await waiting(waitlistCalls(waiter).ask(waitFor(salon, { from: date, to: date })));
  const isListed = async () =>
    (await allPages({ availableOn: date, startsBefore: '10:00', limit: '48' })).includes(salon.id);
  expect(await isListed()).toBe(false);
  await customer(1000).cancel(booking);
  expect(await isListed()).toBe(true);
  const from = instantAt('Europe/Athens', date, '09:00') ?? Number.NaN;
  const freed = { salonId: salon.id, barberId: salon.barberIds[0], roundId: randomUUID() };
  const salonStates = createSalonStates({ db: server.db, now: () => now });
  await offerFreed(
    { db: server.db, salonStates },
    { ...freed, from, until: from + 45 * minute },
    now,
  );
  expect(await isListed()).toBe(false);
  now += 20 * minute;
  expect(await isListed()).toBe(true);
});

test('a change is due in its own transaction, and a search computes it', async () => {
  await find({ sort: 'availability' });
  expect(await server.db.$count(freeTimesDue)).toBe(0);
  const [salon] = made;
  const id = salon?.id ?? '';
  await server.db
    .update(salonClock)
    .set({ version: sql`version + 1` })
    .where(eq(salonClock.salonId, id));
  const due = await server.db.select().from(freeTimesDue);
  expect(due.map(({ salonId }) => salonId)).toEqual([id]);
  await find({ sort: 'availability' });
  const [row] = await server.db.select().from(freeTimes).where(eq(freeTimes.salonId, id));
  expect(row?.version).toBe(due[0]?.version);
  expect(await server.db.$count(freeTimesDue)).toBe(0);
});
