import { type DeskDayWire, deskDaySchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  barberAbsences,
  barbers,
  bookings,
  salonExceptions,
} from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { sent } from '../../../test/read-json.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deskWorld } from './testing/desk-world.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let salon: MadeSalon;
let owner: Visitor;
let barber: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db });
});
afterAll(() => database.close());
beforeEach(async () => {
  salon = await makeSalon(database.db, {
    services: [
      { nameEn: 'Color', minutes: 90, priceMinor: 6500, gapAfter: 30, gapMinutes: 30 },
      { nameEn: 'Cut', minutes: 45, priceMinor: 6500, bufferBefore: 5, bufferAfter: 10 },
    ],
  });
  ({ owner, barber } = await deskWorld(database.db, backend, salon));
});

async function dayOf(visitor: Visitor, date = '2026-12-09'): Promise<DeskDayWire> {
  const response = await visitor.get(`/api/v1/desk/${salon.id}/days/${date}`);
  const body: unknown = await response.json();
  expect([response.status, body]).toEqual([200, expect.anything()]);
  sent(deskDaySchema, body);
  return body as DeskDayWire;
}

let customers = 0;
function newCustomer() {
  customers += 1;
  return backend.customer(`day-customer-${customers}`);
}

test('a day has the hours, the team with its shifts, and visits with their parts', async () => {
  const guest = { name: 'Anna', phone: '+302310123456' };
  await booked(bookingCalls(backend.visitor()).confirm(draftAt(salon, { guest })));
  const second = { serviceId: nth(salon.serviceIds, 1), barberId: nth(salon.barberIds, 1) };
  const total = { minor: 7000, currency: 'USD' };
  const later = { ...second, total, time: '12:00' };
  await booked(bookingCalls(newCustomer()).confirm(draftAt(salon, later)));
  const { hours, barbers: team, entries, ...day } = await dayOf(owner);
  expect(day).toMatchObject({
    timeZone: 'Europe/Athens',
    reason: null,
    startsAt: '2026-12-08T22:00:00.000Z',
    endsAt: '2026-12-09T22:00:00.000Z',
  });
  expect(hours).toMatchObject([{ date: '2026-12-09', starts: '09:00', ends: '20:00' }]);
  expect(team.map(({ shifts }) => shifts)).toMatchObject([
    [{ starts: '09:00', ends: '20:00' }],
    [{ starts: '09:00', ends: '20:00' }],
    [{ starts: '09:00', ends: '20:00' }],
  ]);
  expect(entries).toMatchObject([
    {
      kind: 'booking',
      status: 'confirmed',
      customerName: 'Anna',
      contact: { email: null, phone: '+302310123456' },
      visit: { starts: '10:00', ends: '11:30' },
      parts: [
        { starts: '10:00', ends: '10:30' },
        { starts: '11:00', ends: '11:30' },
      ],
      gap: { starts: '10:30', ends: '11:00' },
      service: { name: 'Color' },
    },
    { visit: { starts: '12:00' }, gap: null, bufferBefore: 5, bufferAfter: 10 },
  ]);
});

test('a barber sees how to reach the customers of the own column only', async () => {
  await booked(bookingCalls(backend.visitor()).confirm(draftAt(salon)));
  const other = { barberId: nth(salon.barberIds, 1), total: { minor: 7000, currency: 'USD' } };
  await booked(bookingCalls(backend.visitor()).confirm(draftAt(salon, other)));
  const contacts = async (visitor: Visitor) =>
    (await dayOf(visitor)).entries.map((entry) => 'contact' in entry && entry.contact !== null);
  expect(await contacts(barber)).toEqual([true, false]);
  expect(await contacts(owner)).toEqual([true, true]);
});

test('cancelled visits are not shown, and what was missed occupies no buffer', async () => {
  const calls = bookingCalls(newCustomer());
  const booking = await booked(calls.confirm(draftAt(salon)));
  const before = await dayOf(owner);
  await calls.cancel(booking);
  const after = await dayOf(owner);
  expect([before.entries.length, after.entries.length]).toEqual([1, 0]);
  expect(after.version).toBeGreaterThan(before.version);
});

test('an absence of several days is shown whole, and the reason of another day’s hours', async () => {
  const barberId = salon.barberIds[0];
  const during = '[2026-12-08T10:00Z,2026-12-09T12:00Z)';
  await database.db.insert(barberAbsences).values({ barberId, during });
  await database.db.insert(salonExceptions).values([
    { salonId: salon.id, date: '2026-12-01', reasonEn: 'Holiday', reasonEl: 'Αργία' },
    {
      salonId: salon.id,
      date: '2026-12-09',
      opens: '10:00',
      closes: '14:00',
      reasonEn: 'Short day',
      reasonEl: 'Μισή ημέρα',
    },
  ]);
  const { barbers: team, hours, reason } = await dayOf(owner);
  expect(team[0]?.absences).toMatchObject([
    { range: { date: '2026-12-08', starts: '12:00', endsAt: '2026-12-09T12:00:00.000Z' } },
  ]);
  expect([reason, hours.length, team[0]?.shifts]).toMatchObject([
    'Short day',
    1,
    [{ starts: '10:00', ends: '14:00' }],
  ]);
  // Also of a day that no customer can book any more.
  expect(await dayOf(owner, '2026-12-01')).toMatchObject({ hours: [], reason: 'Holiday' });
});

test('a barber who has left keeps a column while visits are shown', async () => {
  await booked(bookingCalls(newCustomer()).confirm(draftAt(salon)));
  await database.db
    .update(barbers)
    .set({ retiredAt: new Date(testNow) })
    .where(eq(barbers.id, salon.barberIds[0]));
  const { barbers: team } = await dayOf(owner);
  expect(team.map(({ isRetired }) => isRetired)).toEqual([false, false, true]);
});

test('the record of an erased customer has no name', async () => {
  const { id } = await booked(bookingCalls(newCustomer()).confirm(draftAt(salon)));
  await database.db.update(bookings).set({ customerId: null }).where(eq(bookings.id, id));
  const { entries } = await dayOf(owner);
  expect(entries).toMatchObject([{ customerName: null, contact: { email: null, phone: null } }]);
});
