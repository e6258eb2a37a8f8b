import { minute } from '@salonica/policy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSalonStates } from '../availability/salon-states.ts';
import { offerFreed } from './offer-freed.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { waitFor, waiting, waitlistCalls } from './testing/waitlist-calls.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let made = 0;

beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(async () => {
  world.clock.now = testNow;
  world.sent.splice(0);
  // Three barbers with one start a day.
  salon = await makeSalon(world.database.db, {
    hours: [{ opens: '10:00', closes: '11:00' }],
    services: [{ minutes: 60, priceMinor: 6500 }],
    barbers: [{ priceMinor: 6500 }, { priceMinor: 6500 }, { priceMinor: 6500 }],
  });
});
afterAll(() => world.close());

function someone() {
  made += 1;
  const visitor = world.backend.customer(`racing-${made}`);
  return { ...bookingCalls(visitor), wait: waitlistCalls(visitor) };
}

/** The day is fully booked; as many others wait for it. */
async function fullDay(count: number) {
  const holders = [];
  for (const barberId of salon.barberIds) {
    const holder = someone();
    holders.push({ holder, booking: await booked(holder.confirm(draftAt(salon, { barberId }))) });
  }
  const people = Array.from({ length: count }, someone);
  for (const { wait } of people) await waiting(wait.ask(waitFor(salon)));
  await world.runJobs();
  return { holders, people };
}

const offersOf = async (people: readonly ReturnType<typeof someone>[]) => {
  const lists = await Promise.all(people.map(({ wait }) => wait.read()));
  return lists.map(({ entries }) => entries[0]?.offer ?? null);
};

const problems = async () => {
  const { rows } = await world.database.db.execute(sql`
    select a.id from booking_blocks a join booking_blocks b
      on b.barber_id = a.barber_id and b.during && a.during and b.id > a.id`);
  const { rows: orphans } = await world.database.db.execute(sql`
    select b.id from booking_blocks b left join bookings k on k.id = b.booking_id
      left join wait_offers o on o.id = b.offer_id
    where b.absence_id is null and coalesce(k.status, '') <> 'confirmed'
      and coalesce(o.status, '') not in ('open', 'moved')`);
  return [...rows, ...orphans];
};

const deadlocks = async () => {
  const { rows } = await world.database.db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.deadlocks;
};

test('concurrent cancellations serve the first in line, each with one chair', async () => {
  const { holders, people } = await fullDay(5);
  await Promise.all(holders.map(({ holder, booking }) => booked(holder.cancel(booking))));
  await world.runJobs();
  const offers = await offersOf(people);
  expect(offers.map((offer) => offer !== null)).toEqual([true, true, true, false, false]);
  expect(new Set(offers.flatMap((offer) => offer?.barberName ?? [])).size).toBe(3);
  expect(await problems()).toEqual([]);
});

test('one offer has one winner among concurrent claims, refusals, bookings and timeouts', async () => {
  const { holders, people } = await fullDay(2);
  const [first] = holders;
  if (first === undefined) throw new Error('The day has no booking.');
  const [person, next] = people;
  await booked(first.holder.cancel(first.booking));
  await world.runJobs();
  const id = (await person?.wait.offer())?.id ?? '';
  const answers = await Promise.all([
    person?.wait.claim(id),
    person?.wait.claim(id),
    person?.wait.refuse(id),
    someone().confirm(draftAt(salon)),
    next?.wait.claim(id),
  ]);
  const [claim, twin, , stranger, other] = answers.map((answer) => answer?.status);
  // Both claims of the customer return the one booking, or neither does.
  expect([claim, twin]).toEqual(claim === 200 ? [200, 200] : [409, 409]);
  expect(stranger).toBeOneOf([201, 409]);
  expect([claim, stranger]).not.toEqual([200, 201]);
  expect(other).toBe(404);
  await world.runJobs();
  expect(await problems()).toEqual([]);
  expect(await deadlocks()).toBe(0);
});

test('a round that runs twice, also concurrently, makes one offer', async () => {
  const { holders, people } = await fullDay(3);
  const [first] = holders;
  if (first === undefined) throw new Error('The day has no booking.');
  await booked(first.holder.cancel(first.booking));
  const { db } = world.database;
  const freed = {
    salonId: salon.id,
    barberId: salon.barberIds[0],
    from: Date.parse('2026-12-09T08:00:00Z'),
    until: Date.parse('2026-12-09T09:00:00Z'),
    roundId: crypto.randomUUID(),
  };
  // Two processes, neither of which has marked the job as done.
  const run = () =>
    offerFreed({ db, salonStates: createSalonStates({ db, now: () => testNow }) }, freed, testNow);
  await Promise.all([run(), run()]);
  await run();
  await world.runJobs();
  const offers = await offersOf(people);
  expect(offers.map((offer) => offer !== null)).toEqual([true, false, false]);
  expect(world.sent.filter(({ subject }) => subject.startsWith('A time is free'))).toHaveLength(1);
});

test('offers of a killed process still end, and go to the next in line', async () => {
  const { holders, people } = await fullDay(2);
  const [first] = holders;
  if (first === undefined) throw new Error('The day has no booking.');
  // The cancellation is committed; its process runs no further jobs.
  await booked(first.holder.cancel(first.booking));
  const { rows } = await world.database.db.execute(sql`
    select name from jobs.job where state = 'created' and name = 'offer-freed'`);
  expect(rows).toHaveLength(1);
  await world.runJobs();
  expect((await offersOf(people)).map((offer) => offer !== null)).toEqual([true, false]);
  world.clock.now += 16 * minute;
  await world.runJobs();
  expect((await offersOf(people)).map((offer) => offer !== null)).toEqual([false, true]);
  expect(await problems()).toEqual([]);
});
