import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { slotsResponseSchema } from '@salonica/contract/v1';
import { minute } from '@salonica/policy';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { waitFor, waiting, waitlistCalls } from './testing/waitlist-calls.ts';

/** Random sequences of a run; `HOLD_RUNS=200` makes a long one. */
const runs = Number(process.env['HOLD_RUNS'] ?? 4);

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let made = 0;
const date = '2026-12-09';
const times = ['10:00', '11:00'] as const;

/** Two barbers with two starts a day. */
const makeSmallSalon = () =>
  makeSalon(world.database.db, {
    hours: [{ opens: '10:00', closes: '12:00' }],
    services: [{ minutes: 60, priceMinor: 6500 }],
    barbers: [{ priceMinor: 6500 }, { priceMinor: 6500 }],
    salon: { slotMinutes: 60 },
  });

beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(async () => {
  world.clock.now = testNow;
  salon = await makeSmallSalon();
});
afterAll(() => world.close());

function someone() {
  made += 1;
  const visitor = world.backend.customer(`holding-${made}`);
  return { visitor, ...bookingCalls(visitor), wait: waitlistCalls(visitor) };
}

/** Starts with a free barber, as everybody sees them. */
async function freeStarts() {
  const path = `/api/v1/salons/${salon.id}/slots?service=${salon.serviceIds[0]}&date=${date}`;
  const answer = await someone().visitor.get(path);
  const { slots } = v.parse(slotsResponseSchema, await answer.json());
  return slots.flatMap(({ time, barberIds }) => barberIds.map((barberId) => ({ time, barberId })));
}

/** Every chair of the day is booked. */
async function fullDay() {
  const holders = [];
  for (const barberId of salon.barberIds) {
    for (const time of times) {
      const holder = someone();
      holders.push({
        holder,
        booking: await booked(holder.confirm(draftAt(salon, { time, barberId }))),
      });
    }
  }
  return holders;
}

/** Loses every job that ends a hold. */
const loseEndings = () =>
  world.database.db.execute(sql`delete from jobs.job where name = 'end-hold'`);

test('a hold that has ended blocks no chair, even if its job is lost', async () => {
  const [first] = await fullDay();
  const person = someone();
  await waiting(person.wait.ask(waitFor(salon)));
  if (first === undefined) throw new Error('The day has no booking.');
  await booked(first.holder.cancel(first.booking));
  await world.runJobs();
  await loseEndings();
  expect(await freeStarts()).toEqual([]);
  const { id, heldUntil } = await person.wait.offer();

  world.clock.now = Date.parse(heldUntil);
  expect(await freeStarts()).toEqual([{ time: '10:00', barberId: salon.barberIds[0] }]);
  expect((await person.wait.claim(id)).status).toBe(409);
  await booked(someone().confirm(draftAt(salon)));
  expect(await freeStarts()).toEqual([]);
});

test('a lost end of a hold is sent again, and the time goes to the next in line', async () => {
  const [first] = await fullDay();
  const [person, next] = [someone(), someone()];
  for (const { wait } of [person, next]) await waiting(wait.ask(waitFor(salon)));
  if (first === undefined) throw new Error('The day has no booking.');
  await booked(first.holder.cancel(first.booking));
  await world.runJobs();
  await loseEndings();
  // Another customer's change has deleted the hold's blocks meanwhile.
  world.clock.now = testNow + 16 * minute;
  await waiting(someone().wait.ask(waitFor(salon, { barberId: nth(salon.barberIds, 1) })));
  world.clock.now = testNow + 21 * minute;
  await cleanUp(world.database.db, world.clock.now);
  await world.runJobs();
  expect((await person.wait.read()).entries).toMatchObject([{ offer: null }]);
  expect((await next.wait.offer()).time).toBe('10:00');
});

test('a customer with several entries gets one hold at a salon, and the others are served', async () => {
  const holders = await fullDay();
  const [greedy, other] = [someone(), someone()];
  const drafts = [
    {},
    { part: 'morning' },
    { barberId: salon.barberIds[0] },
    { barberId: nth(salon.barberIds, 1) },
    { barberId: salon.barberIds[0], part: 'morning' },
  ] as const;
  for (const draft of drafts) await waiting(greedy.wait.ask(waitFor(salon, draft)));
  await waiting(other.wait.ask(waitFor(salon)));
  for (const { holder, booking } of holders) await booked(holder.cancel(booking));
  await world.runJobs();
  await greedy.wait.offer();
  await other.wait.offer();
  expect(await freeStarts()).toHaveLength(2);
});

type Step =
  | { kind: 'confirm' | 'cancel' | 'claim' | 'refuse' | 'wait'; who: number; chair: number }
  | { kind: 'jobs' }
  | { kind: 'lose-endings' }
  | { kind: 'later'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('confirm', 'cancel', 'cancel', 'claim', 'refuse', 'wait', 'wait'),
    who: fc.nat(2),
    chair: fc.nat(3),
  }),
  fc.record({ kind: fc.constantFrom('jobs', 'jobs', 'lose-endings') }),
  fc.record({ kind: fc.constant('later'), minutes: fc.constantFrom(1, 5, 14, 16) }),
);

test(
  `after each of ${runs * 25} random steps a chair is taken by one booking or one current hold, and by nothing else`,
  { timeout: 60_000 + runs * 20_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
        world.clock.now = testNow;
        salon = await makeSmallSalon();
        const people = [someone(), someone(), someone()];
        const chairs = salon.barberIds.flatMap((barberId) =>
          times.map((time) => ({ barberId, time })),
        );
        /** The model: who has a chair, by chair. */
        const taken = new Map<string, { who: number; id: string; revision: number }>();
        const chairOf = ({ barberId, time }: { barberId: string; time: string }) =>
          `${barberId} ${time}`;
        /** Whether a customer has another visit at that time, which the API refuses. */
        const isElsewhere = (who: number, time: string) =>
          [...taken].some(([place, visit]) => visit.who === who && place.endsWith(time));

        /** Does a step; returns the status of its response beside that of the model, if it has one. */
        const act = async (one: Step): Promise<{ status?: number; predicted?: number }> => {
          if (one.kind === 'jobs') {
            await world.runJobs();
            return {};
          }
          if (one.kind === 'lose-endings') {
            await loseEndings();
            return {};
          }
          if (one.kind === 'later') {
            world.clock.now += one.minutes * minute;
            return {};
          }
          const { who } = one;
          const person = people[who] ?? someone();
          const chair = chairs[one.chair] ?? { barberId: '', time: '' };
          const had = taken.get(chairOf(chair));
          switch (one.kind) {
            case 'confirm': {
              const isFree =
                !isElsewhere(who, chair.time) &&
                (await freeStarts()).some((free) => chairOf(free) === chairOf(chair));
              const answer = await person.confirm(draftAt(salon, chair));
              if (isFree) taken.set(chairOf(chair), { who, ...(await booked(answer)) });
              // What is shown as free can be had, and nothing else.
              return { status: answer.status, predicted: isFree ? 201 : 409 };
            }
            case 'cancel': {
              if (had === undefined) return {};
              const booking = await booked(people[had.who]?.read(had.id) ?? person.read(had.id));
              await booked(people[had.who]?.cancel(booking) ?? person.cancel(booking));
              taken.delete(chairOf(chair));
              return {};
            }
            case 'wait': {
              const isFree = (await freeStarts()).length > 0;
              const answer = await person.wait.ask(waitFor(salon));
              return { status: answer.status, predicted: isFree ? 409 : 201 };
            }
            default: {
              const { entries } = await person.wait.read();
              const offer = entries.find((entry) => entry.offer !== null)?.offer;
              if (offer === null || offer === undefined) return {};
              if (one.kind === 'refuse') {
                await person.wait.refuse(offer.id);
                return {};
              }
              const answer = await person.wait.claim(offer.id);
              if (isElsewhere(who, offer.time)) return { status: answer.status, predicted: 409 };
              const booking = await booked(answer);
              taken.set(`${booking.barber.id} ${booking.time}`, { who, ...booking });
              return {};
            }
          }
        };

        for (const one of steps) {
          const { status, predicted } = await act(one);
          expect(status).toBe(predicted);
          const lists = await Promise.all(people.map(({ wait }) => wait.read()));
          const holds = lists.map(({ entries }) => entries.flatMap(({ offer }) => offer ?? []));
          for (const own of holds) expect(own.length).toBeLessThanOrEqual(1);
          const free = await freeStarts();
          expect(free.length + taken.size + holds.flat().length).toBe(chairs.length);
          expect(free.filter((start) => taken.has(chairOf(start)))).toEqual([]);
        }
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);
