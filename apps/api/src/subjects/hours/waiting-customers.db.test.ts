import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';
import { waitFor, waiting, waitlistCalls } from '../waitlist/testing/waitlist-calls.ts';
import { applied, hoursCalls } from './testing/hours-calls.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let count = 0;

beforeAll(async () => {
  world = await openNoticeWorld();
});
beforeEach(() => {
  world.clock.now = testNow;
});
afterAll(() => world.close());

const date = '2026-12-09';
const [short, long] = [
  { opens: '10:00', closes: '11:00' },
  { opens: '10:00', closes: '12:00' },
];
const shiftOf = ({ opens, closes }: typeof short) => ({ starts: opens, ends: closes });
const openOn = (weekday: number) => [{ weekday, ...long, lastStart: null }];

type Desk = ReturnType<typeof hoursCalls>;

/** A salon with one visit a day, which is booked, and a customer who waits for that day. */
async function fullDay() {
  count += 1;
  const { db } = world.database;
  const services = [{ nameEn: 'Haircut', minutes: 60, priceMinor: 6500 }];
  const fixture = { hours: [short], services, barbers: [{ priceMinor: 6500 }] };
  const salon = await makeSalon(db, { ...fixture, salon: { name: 'Single' } });
  const { owner } = await deskWorld(db, world.backend, salon);
  const someone = (name: string) => world.backend.customer(`${name}-${count}`);
  const calls = bookingCalls(someone('holds'));
  const booking = await booked(calls.confirm(draftAt(salon, { guest: undefined })));
  const wait = waitlistCalls(someone('waits'));
  await waiting(wait.ask(waitFor(salon)));
  const listing = `/api/v1/desk/${salon.id}/listing`;
  const list = (state: string) => owner.send('PUT', listing, { state });
  const close = () => owner.send('POST', `${listing}/close`, { name: 'Single' });
  return { wait, list, close, cancel: () => booked(calls.cancel(booking)) };
}

test('what became free during a pause is offered after it', async () => {
  const { wait, list, cancel } = await fullDay();
  await list('paused');
  await cancel();
  await world.runJobs();
  expect((await wait.read()).entries).toMatchObject([{ offer: null }]);
  await list('open');
  await world.runJobs();
  expect(await wait.offer()).toMatchObject({ date, time: '10:00' });
});

test('no customer waits for a salon that closed', async () => {
  const { wait, close, cancel } = await fullDay();
  await cancel();
  await world.runJobs();
  expect((await wait.read()).entries).toHaveLength(1);
  expect((await close()).status).toBe(200);
  expect((await wait.read()).entries).toEqual([]);
});

test.each([
  ['longer hours', short, long, (desk: Desk) => desk.setHours(openOn(3))],
  [
    'a longer shift on the day',
    long,
    short,
    (desk: Desk, barberId: string) => desk.setShiftDay(barberId, date, [shiftOf(long)]),
  ],
  [
    'longer shifts',
    long,
    short,
    (desk: Desk, barberId: string) => desk.setShifts(barberId, [{ weekday: 3, ...shiftOf(long) }]),
  ],
  ['a holiday less', long, long, (desk: Desk) => desk.setDay(date, null, 1)],
])('%s is offered to who waits', async (_, opened, works, change) => {
  count += 1;
  const { db } = world.database;
  // An hour each: the short day is full with one visit.
  const services = [{ nameEn: 'Haircut', minutes: 60, priceMinor: 6500 }];
  const barbers = [{ priceMinor: 6500, hours: [shiftOf(works)] }];
  const salon = await makeSalon(db, { hours: [opened], services, barbers });
  const desk = hoursCalls((await deskWorld(db, world.backend, salon)).manager, salon);
  const someone = (name: string) => world.backend.customer(`${name}-${count}`);
  await booked(bookingCalls(someone('holds')).confirm(draftAt(salon, { guest: undefined })));
  if (opened === works) {
    const reason = { en: 'Inventory', el: 'Απογραφή' };
    await applied(desk.setDay(date, { hours: short, reason, barberIds: [] }));
  }
  const wait = waitlistCalls(someone('waits'));
  await waiting(wait.ask(waitFor(salon)));
  await world.runJobs();
  expect((await wait.read()).entries.flatMap(({ offer }) => offer ?? [])).toEqual([]);
  await applied(change(desk, salon.barberIds[0]));
  await world.runJobs();
  expect(await wait.offer()).toMatchObject({ date, time: '11:00' });
});
