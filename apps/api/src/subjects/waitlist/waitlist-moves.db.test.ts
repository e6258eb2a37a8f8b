import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingWire } from '@salonica/contract/v1';
import { minute } from '@salonica/policy';
import { audit } from '../audit/audit.ts';
import { auditChecks } from '../audit/checks.ts';
import { barberAbsences } from '../../platform/database/schema/index.ts';
import { sendJob } from '../../platform/jobs/send.ts';
import { createLog } from '../../platform/log.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
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
  // One barber from ten to noon; a start every half hour.
  salon = await makeSalon(world.database.db, {
    hours: [{ opens: '10:00', closes: '12:00' }],
    services: [{ nameEn: 'Haircut', nameEl: 'Κούρεμα', minutes: 60, priceMinor: 6500 }],
    barbers: [{ priceMinor: 6500 }],
  });
});
afterAll(() => world.close());

function someone() {
  made += 1;
  const name = `moving-${made}`;
  const visitor = world.backend.customer(name);
  const mails = () => world.sent.filter(({ recipient }) => recipient.startsWith(`${name}@`));
  return { visitor, ...bookingCalls(visitor), wait: waitlistCalls(visitor), mails };
}

const earlier = ({ id }: BookingWire, mode: 'offer' | 'move', from = '2026-12-07') =>
  ({ kind: 'earlier', bookingId: id, mode, from, part: null }) as const;

/** One customer at ten, and one at eleven who prefers an earlier time. */
async function twoVisits(mode: 'offer' | 'move') {
  const [holder, mover] = [someone(), someone()];
  const first = await booked(holder.confirm(draftAt(salon)));
  const second = await booked(mover.confirm(draftAt(salon, { time: '11:00' })));
  await waiting(mover.wait.ask(earlier(second, mode)));
  await world.runJobs();
  return { holder, mover, first, second };
}

const timesTaken = async () => {
  const { rows } = await world.database.db.execute(sql`
    select to_char(lower(during) at time zone 'Europe/Athens', 'HH24:MI') as begins,
      booking_id is null as held from booking_blocks
    where barber_id = ${salon.barberIds[0]} and absence_id is null order by lower(during)`);
  return rows.map(({ begins, held }) => `${String(begins)}${held === true ? ' held' : ''}`);
};

const sequenceOf = (file = '') => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);

describe('a booking on the waitlist for an earlier time', () => {
  test('is moved automatically, and its old time is held until it is too late to undo', async () => {
    const { holder, mover, first, second } = await twoVisits('move');
    await booked(holder.cancel(first));
    await world.runJobs();
    expect(await timesTaken()).toEqual(['10:00', '11:00 held']);
    const moved = await booked(mover.read(second.id));
    expect(moved).toMatchObject({ id: second.id, time: '10:00', revision: second.revision + 1 });
    const { entries, moves } = await mover.wait.read();
    expect([entries, moves]).toEqual([
      [],
      [
        expect.objectContaining({
          bookingId: second.id,
          before: { date: '2026-12-09', time: '11:00' },
          now: { date: '2026-12-09', time: '10:00' },
        }),
      ],
    ]);
    const mail = mover.mails().at(-1);
    expect(mail?.subject).toBe('Moved earlier: Wednesday 9 December 2026, 10:00');
    expect(mail?.text).toContain(`/dashboard?lang=en&offer=${moves[0]?.id}`);
    expect(sequenceOf(mail?.calendar?.content)).toBe(1);
    expect(await refused(holder.confirm(draftAt(salon, { time: '11:00' })))).toMatchObject({
      code: 'slot-taken',
    });

    world.clock.now += 15 * minute;
    await world.runJobs();
    expect(await timesTaken()).toEqual(['10:00']);
    expect(await refused(mover.wait.undo(moves[0]?.id ?? ''))).toMatchObject({
      code: 'offer-gone',
    });
    expect((await mover.wait.read()).moves).toEqual([]);
  });

  test('moves back when the customer undoes it, and the next in line gets an offer', async () => {
    const { holder, mover, first, second } = await twoVisits('move');
    const next = someone();
    await waiting(next.wait.ask(waitFor(salon)));
    await world.runJobs();
    await booked(holder.cancel(first));
    await world.runJobs();
    const [move] = (await mover.wait.read()).moves;
    const back = await booked(mover.wait.undo(move?.id ?? ''));
    expect(back).toMatchObject({ id: second.id, time: '11:00', revision: second.revision + 2 });
    expect((await booked(mover.wait.undo(move?.id ?? ''))).revision).toBe(back.revision);
    await world.runJobs();
    expect(sequenceOf(mover.mails().at(-1)?.calendar?.content)).toBe(2);
    expect((await next.wait.offer()).time).toBe('10:00');
    expect(await timesTaken()).toEqual(['10:00 held', '11:00']);
    expect(await mover.wait.read()).toEqual({ entries: [], moves: [] });
  });

  test('leaves its old time to the next in line when it stays', async () => {
    const { holder, first } = await twoVisits('move');
    const next = someone();
    await waiting(next.wait.ask(waitFor(salon)));
    await world.runJobs();
    await booked(holder.cancel(first));
    await world.runJobs();
    expect((await next.wait.read()).entries).toMatchObject([{ offer: null }]);
    world.clock.now += 15 * minute;
    await world.runJobs();
    expect((await next.wait.offer()).time).toBe('11:00');
  });

  test('may overlap its own old time, and can still move back', async () => {
    const mover = someone();
    const booking = await booked(mover.confirm(draftAt(salon, { time: '11:00' })));
    await waiting(mover.wait.ask(earlier(booking, 'move')));
    const { db } = world.database;
    await db.insert(barberAbsences).values({
      barberId: salon.barberIds[0],
      during: '[2026-12-09T08:00:00Z,2026-12-09T08:30:00Z)',
    });
    // Half an hour becomes free before its own hour.
    await sendJob(db, 'offer-freed', {
      salonId: salon.id,
      barberId: salon.barberIds[0],
      from: Date.parse('2026-12-09T08:30:00Z'),
      until: Date.parse('2026-12-09T09:00:00Z'),
      roundId: crypto.randomUUID(),
    });
    await world.runJobs();
    expect(await timesTaken()).toEqual(['10:30', '11:30 held']);
    const [move] = (await mover.wait.read()).moves;
    expect(await booked(mover.wait.undo(move?.id ?? ''))).toMatchObject({ time: '11:00' });
    expect(await timesTaken()).toEqual(['11:00']);
  });

  test('is offered the time where the customer prefers offers', async () => {
    const { holder, mover, first, second } = await twoVisits('offer');
    await booked(holder.cancel(first));
    await world.runJobs();
    expect(await timesTaken()).toEqual(['10:00 held', '11:00']);
    const offer = await mover.wait.offer();
    const moved = await booked(mover.wait.claim(offer.id));
    expect(moved).toMatchObject({ id: second.id, time: '10:00', price: second.price });
    expect(await timesTaken()).toEqual(['10:00']);
    expect(await mover.wait.read()).toEqual({ entries: [], moves: [] });
  });

  test('is unchanged once it is cancelled, later than requested, or too close', async () => {
    const { holder, mover, first, second } = await twoVisits('offer');
    const cancelled = await booked(holder.cancel(first));
    await world.runJobs();
    expect(await timesTaken()).toEqual(['10:00 held', '11:00']);
    await booked(mover.cancel(second));
    await world.runJobs();
    expect(await timesTaken()).toEqual([]);
    expect((await mover.wait.read()).entries).toEqual([]);

    const again = await booked(mover.confirm(draftAt(salon, { time: '11:00' })));
    await waiting(mover.wait.ask(earlier(again, 'move')));
    const held = await booked(holder.restore(cancelled));
    // A day before its start nothing is moved automatically.
    world.clock.now = Date.parse('2026-12-08T08:00:00Z');
    const nextDay = await booked(someone().confirm(draftAt(salon, { date: '2026-12-10' })));
    await booked(holder.cancel(held));
    world.clock.now = Date.parse('2026-12-08T09:01:00Z');
    await world.runJobs();
    expect((await booked(mover.read(again.id))).time).toBe('11:00');
    expect(nextDay.time).toBe('10:00');
  });

  test('has one entry, from a day on, by its customer', async () => {
    const { mover, second } = await twoVisits('offer');
    const changed = await waiting(mover.wait.ask(earlier(second, 'move', '2026-12-09')));
    const { entries } = await mover.wait.read();
    expect(entries).toEqual([changed]);
    expect(changed).toMatchObject({ mode: 'move', from: '2026-12-09', to: '2026-12-09' });
    const late = await refused(mover.wait.ask(earlier(second, 'move', '2026-12-10')));
    expect([late.status, Object.keys(late.fields ?? {})]).toEqual([422, ['from']]);
    expect(await refused(someone().wait.ask(earlier(second, 'move')))).toMatchObject({
      status: 404,
    });
  });
});

test('the audit finds nothing wrong after waitlist changes', async () => {
  const lines: string[] = [];
  const checks = auditChecks.filter(({ name }) => /chair|instant|hold/.test(name));
  await audit({ db: world.database.db, log: createLog((line) => lines.push(line)), checks });
  expect(lines.join('')).toContain('"checks":5,"findings":0');
});
