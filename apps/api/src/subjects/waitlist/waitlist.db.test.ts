import { minute } from '@salonica/policy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../retention/clean-up.ts';
import { waitEntries } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import {
  booked,
  bookingCalls,
  dollars,
  newKey,
  refused,
  draftAt,
} from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { waitFor, waiting, waitlistCalls } from './testing/waitlist-calls.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let made = 0;

beforeAll(async () => {
  world = await openNoticeWorld();
});
/** One barber, one service of an hour, and one start a day at 10:00. */
const single = {
  hours: [{ opens: '10:00', closes: '11:00' }],
  services: [{ nameEn: 'Haircut', nameEl: 'Κούρεμα', minutes: 60, priceMinor: 6500 }],
  barbers: [{ priceMinor: 6500 }],
};
beforeEach(async () => {
  world.clock.now = testNow;
  world.sent.splice(0);
  salon = await makeSalon(world.database.db, single);
});
afterAll(() => world.close());

function someone(headers: Record<string, string> = {}) {
  made += 1;
  const name = `waiting-${made}`;
  const visitor = world.backend.customer(name, headers);
  return {
    visitor,
    ...bookingCalls(visitor),
    wait: waitlistCalls(visitor),
    email: `${name}@salonica.example`,
  };
}

type Someone = ReturnType<typeof someone>;

/** A customer with the only time of the day. */
async function fullDay() {
  const holder = someone();
  const booking = await booked(holder.confirm(draftAt(salon)));
  return { holder, booking };
}

const subjectsTo = ({ email }: Someone) =>
  world.sent.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);

const blocks = async () => {
  const { rows } = await world.database.db.execute(sql`
    select b.booking_id is null as held from booking_blocks b
    where b.barber_id = ${salon.barberIds[0]} order by lower(b.during)`);
  return rows.map(({ held }) => held);
};

describe('a freed time', () => {
  test('is held for the first in line, announced by notice and mail, and taken in one call', async () => {
    const { holder, booking } = await fullDay();
    const [first, second] = [someone(), someone()];
    await waiting(first.wait.ask(waitFor(salon)));
    await waiting(second.wait.ask(waitFor(salon)));
    await world.runJobs();
    expect(subjectsTo(first)).toEqual([]);

    await booked(holder.cancel(booking));
    await world.runJobs();
    const offer = await first.wait.offer();
    expect(offer).toMatchObject({
      date: '2026-12-09',
      time: '10:00',
      barberName: 'Barber 0',
      total: dollars(65),
      heldUntil: new Date(testNow + 15 * minute).toISOString(),
    });
    expect(subjectsTo(first)).toEqual([
      'A time is free: Haircut, Wednesday 9 December 2026, 10:00',
    ]);
    expect(world.sent.at(-1)?.text).toContain(`/dashboard?lang=en&offer=${offer.id}`);
    expect((await second.wait.read()).entries).toMatchObject([{ offer: null }]);

    // No other customer can get it, neither by the waitlist nor by booking.
    expect(await refused(second.wait.claim(offer.id))).toMatchObject({ status: 404 });
    expect(await refused(second.confirm(draftAt(salon)))).toMatchObject({ code: 'slot-taken' });

    const taken = await booked(first.wait.claim(offer.id));
    expect(taken).toMatchObject({ date: '2026-12-09', time: '10:00', status: 'confirmed' });
    expect((await first.wait.read()).entries).toEqual([]);
    expect((await booked(first.wait.claim(offer.id))).id).toBe(taken.id);
    expect(await blocks()).toEqual([false]);
    await world.runJobs();
    expect(subjectsTo(first).at(-1)).toMatch(/^Booked: Haircut/);
  });

  test('goes to the next in line when it is refused, and when it is not taken in time', async () => {
    const { holder, booking } = await fullDay();
    const people = [someone(), someone(), someone()] as const;
    for (const { wait } of people) await waiting(wait.ask(waitFor(salon)));
    await booked(holder.cancel(booking));
    await world.runJobs();
    const first = await people[0].wait.offer();
    expect((await people[0].wait.refuse(first.id)).status).toBe(204);
    await world.runJobs();

    const second = await people[1].wait.offer();
    expect((await people[0].wait.read()).entries).toMatchObject([{ offer: null }]);
    world.clock.now += 15 * minute;
    expect(await refused(people[1].wait.claim(second.id))).toMatchObject({ code: 'offer-gone' });
    await world.runJobs();
    const third = await people[2].wait.offer();
    expect(third.time).toBe('10:00');

    // After the last in line it is available to everyone.
    world.clock.now += 15 * minute;
    await world.runJobs();
    expect(await blocks()).toEqual([]);
    await booked(someone().confirm(draftAt(salon)));
    expect(people.flatMap(subjectsTo)).toHaveLength(3);
  });

  test('is offered again to those who did not take it, when it becomes free again', async () => {
    const { holder, booking } = await fullDay();
    const person = someone();
    await waiting(person.wait.ask(waitFor(salon)));
    const cancelled = await booked(holder.cancel(booking));
    await world.runJobs();
    await person.wait.refuse((await person.wait.offer()).id);
    await world.runJobs();
    await booked(holder.cancel(await booked(holder.restore(cancelled))));
    await world.runJobs();
    expect((await person.wait.offer()).time).toBe('10:00');
  });

  test('is taken instead of waited for, by its day, part of the day and barber', async () => {
    const wide = await makeSalon(world.database.db, {
      ...single,
      hours: [{ opens: '10:00', closes: '13:00' }],
      barbers: [{ priceMinor: 6500 }, { priceMinor: 6500 }],
      salon: { slotMinutes: 60 },
    });
    const [barber, other] = [wide.barberIds[0], nth(wide.barberIds, 1)];
    const at = (time: string, barberId = barber) =>
      someone().confirm(draftAt(wide, { time, barberId }));
    await booked(at('10:00'));
    await booked(at('11:00'));
    await booked(at('10:00', other));
    const ask = (draft: Parameters<typeof waitFor>[1]) => someone().wait.ask(waitFor(wide, draft));
    expect(await refused(ask({ part: 'morning' }))).toMatchObject({
      status: 409,
      code: 'time-free',
      nearest: [{ date: '2026-12-09', time: '11:00', barberIds: [other] }],
    });
    await waiting(ask({ part: 'morning', barberId: barber }));
    expect(await refused(ask({ barberId: barber }))).toMatchObject({
      nearest: [{ time: '12:00', barberIds: [barber] }],
    });
    await booked(at('11:00', other));
    await waiting(ask({ part: 'morning' }));
    // One of several days is enough.
    const days = { from: '2026-12-09', to: '2026-12-10', part: 'morning' } as const;
    expect((await refused(ask(days))).nearest?.map(({ date, time }) => [date, time])).toEqual([
      ['2026-12-10', '10:00'],
      ['2026-12-10', '11:00'],
    ]);
  });

  test('skips those whom it does not suit', async () => {
    const { holder, booking } = await fullDay();
    await booked(someone().confirm(draftAt(salon, { date: '2026-12-10' })));
    const [evening, nextDay, left] = [someone(), someone(), someone()];
    await waiting(evening.wait.ask(waitFor(salon, { part: 'evening' })));
    await waiting(nextDay.wait.ask(waitFor(salon, { from: '2026-12-10', to: '2026-12-10' })));
    const entry = await waiting(left.wait.ask(waitFor(salon)));
    expect((await left.wait.leave(entry.id)).status).toBe(204);
    expect((await left.wait.leave(entry.id)).status).toBe(204);
    await booked(holder.cancel(booking));
    await world.runJobs();
    for (const { wait } of [evening, nextDay]) {
      expect((await wait.read()).entries).toMatchObject([{ offer: null }]);
    }
    expect((await left.wait.read()).entries).toEqual([]);
  });

  test('may fit several visits', async () => {
    const long = await makeSalon(world.database.db, {
      ...single,
      hours: [{ opens: '10:00', closes: '12:00' }],
      services: [
        { minutes: 120, priceMinor: 6500 },
        { minutes: 60, priceMinor: 6500 },
      ],
    });
    const holder = someone();
    const booking = await booked(holder.confirm(draftAt(long)));
    const people = [someone(), someone(), someone()];
    const draft = waitFor(long, { serviceId: long.serviceIds[1] ?? '' });
    for (const { wait } of people) await waiting(wait.ask(draft));
    await booked(holder.cancel(booking));
    await world.runJobs();
    const offers = await Promise.all(
      people.map(async ({ wait }) => (await wait.read()).entries[0]),
    );
    expect(offers.map((entry) => entry?.offer?.time)).toEqual(['10:00', '11:00', undefined]);
  });
});

describe('a waitlist entry', () => {
  test('is validated', async () => {
    const { wait } = someone();
    const fieldsOf = async (draft: object) => {
      const { status, fields = {} } = await refused(wait.ask({ ...waitFor(salon), ...draft }));
      return [status, ...Object.keys(fields)];
    };
    expect(await fieldsOf({ from: '2026-12-06' })).toEqual([422, 'from']);
    expect(await fieldsOf({ to: '2026-12-08' })).toEqual([422, 'to']);
    expect(await fieldsOf({ to: '2027-02-01' })).toEqual([422, 'to']);
    expect(await fieldsOf({ part: 'night' })).toEqual([422, 'part']);
    expect(await fieldsOf({ serviceId: 'nothing' })).toEqual([409]);
    expect(await fieldsOf({ barberId: 'nobody' })).toEqual([409]);
    expect(await fieldsOf({ salonId: 'nowhere' })).toEqual([404]);
    const guest = waitlistCalls(world.backend.visitor());
    expect(await refused(guest.ask(waitFor(salon)))).toMatchObject({ status: 401 });
  });

  test('is stored once, and at most ten per customer', async () => {
    const { wait } = someone();
    await fullDay();
    const key = newKey();
    const first = await waiting(wait.ask(waitFor(salon), key));
    expect(await waiting(wait.ask(waitFor(salon), key))).toEqual(first);
    expect(await waiting(wait.ask(waitFor(salon)))).toEqual(first);
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const day = `2026-12-${index + 10}`;
        return wait.ask(waitFor(salon, { from: day, to: day, part: 'evening' }));
      }),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(9);
    for (const answer of asked.filter(({ status }) => status !== 201)) {
      expect(await refused(answer)).toMatchObject({ status: 409, code: 'too-many-waiting' });
    }
  });

  test('expires with its day', async () => {
    const { wait } = someone();
    await waiting(wait.ask(waitFor(salon, { part: 'evening' })));
    world.clock.now = Date.parse('2026-12-09T22:00:00Z');
    expect((await wait.read()).entries).toEqual([]);
    const { db } = world.database;
    await cleanUp(db, world.clock.now);
    const expired = await db.select().from(waitEntries);
    expect(expired.filter(({ salonId }) => salonId === salon.id)).toMatchObject([
      { status: 'expired' },
    ]);
  });
});
