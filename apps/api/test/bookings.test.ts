import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, testNow } from './backend.ts';
import { booked, bookingCalls, refused, wishAt } from './booking-calls.ts';
import { type MadeSalon, makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let salon: MadeSalon;
const now = testNow;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => now });
  salon = await makeSalon(database.db);
});
afterAll(() => database.close());

const customer = (uid: string) => bookingCalls(backend.customer(uid));

describe('a confirmed booking', () => {
  test('is a row that its customer reads again', async () => {
    const eleni = customer('eleni');
    const booking = await booked(eleni.confirm(wishAt(salon, { notes: 'Short, please.' })));
    expect(booking).toMatchObject({
      revision: 0,
      status: 'confirmed',
      salon: { id: salon.id, address: '12 Egnatia', timeZone: 'Europe/Athens' },
      service: { id: salon.serviceIds[0], name: 'Haircut & Style', minutes: 45, index: 0 },
      barber: { id: salon.staffIds[0], name: 'Barber 0' },
      date: '2026-12-09',
      time: '10:00',
      startsAt: '2026-12-09T08:00:00.000Z',
      endsAt: '2026-12-09T08:45:00.000Z',
      changeableUntil: '2026-12-08T08:00:00.000Z',
      heldUntil: '2026-12-09T08:15:00.000Z',
      notes: 'Short, please.',
      price: { total: { minor: 6500, currency: 'USD' } },
      rating: null,
    });
    expect(await booked(eleni.read(booking.id))).toEqual(booking);
    expect(await refused(customer('nikos').read(booking.id))).toMatchObject({ status: 404 });
  });

  test('is refused to the next, with the nearest free times', async () => {
    const refusal = await refused(customer('nikos').confirm(wishAt(salon)));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(refusal.nearest?.map(({ time }) => time)).toEqual(['09:00', '11:00', '11:30']);
  });

  test('moves, is cancelled and restored', async () => {
    const eleni = customer('eleni');
    const booking = await booked(eleni.confirm(wishAt(salon, { time: '13:00' })));
    const moved = await booked(eleni.move(booking, { date: '2026-12-10', time: '12:00' }));
    expect(moved).toMatchObject({ id: booking.id, revision: 1, date: '2026-12-10', time: '12:00' });
    const cancelled = await booked(eleni.cancel(moved));
    expect(cancelled).toMatchObject({ revision: 2, status: 'cancelled' });
    const restored = await booked(eleni.restore(cancelled));
    expect(restored).toMatchObject({ revision: 3, status: 'confirmed' });
  });
});
