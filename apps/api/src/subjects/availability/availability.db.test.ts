import {
  daysResponseSchema,
  nextFreeResponseSchema,
  salonNextFreeResponseSchema,
  slotsResponseSchema,
} from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  salonHours,
  salons,
  services,
  barberAbsences,
} from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';

/** Another process on the same database. */
let other: ReturnType<typeof createBackend>;
let salon: MadeSalon;
let now = testNow;
const server = fileBackend({ now: () => now });

beforeAll(async () => {
  other = createBackend({ db: server.db, now: () => now });
  salon = await makeSalon(server.db, {
    exceptions: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '09:00', closes: '13:00' }],
  });
});

const pathOf = ({ id }: MadeSalon, rest: string) => `/api/v1/salons/${id}/${rest}`;

const slotsPath = (
  date: string,
  { at, service, location = 'salon' }: { at?: MadeSalon; service?: string; location?: string } = {},
) => {
  const where = at ?? salon;
  const what = service ?? where.serviceIds[0];
  return pathOf(where, `slots?service=${what}&date=${date}&location=${location}`);
};

const readSlots = async (...where: Parameters<typeof slotsPath>) => {
  const response = await server.backend.get(slotsPath(...where));
  expect(response.status).toBe(200);
  return v.parse(slotsResponseSchema, await response.json());
};

async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(Client.prototype, 'query');
  await run();
  const count = queries.mock.calls.length;
  queries.mockRestore();
  return count;
}

const readDays = async (from: string, to: string, headers: Record<string, string> = {}) => {
  const path = pathOf(salon, `days?service=${salon.serviceIds[0]}&from=${from}&to=${to}`);
  const response = await server.backend.get(path, headers);
  expect(response.status).toBe(200);
  return v.parse(daysResponseSchema, await response.json()).days;
};

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));

describe('the slots of a day', () => {
  test('are 18 starts from 09:00 to 17:30', async () => {
    const { slots } = await readSlots('2026-12-08');
    expect(slots.map(({ time }) => time)).toEqual(
      Array.from({ length: 18 }, (_, index) => {
        const minutes = 540 + index * 30;
        return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
      }),
    );
    expect(slots[0]).toEqual({
      time: '09:00',
      ends: '09:45',
      barberIds: salon.barberIds,
      refusal: null,
    });
    expect(slots.every(({ refusal }) => refusal === null)).toBe(true);
  });

  test('of today are past up to the current minute', async () => {
    const { slots } = await readSlots('2026-12-07');
    expect(slots.filter(({ refusal }) => refusal === 'past').map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
  });

  test('of a holiday are closed, and those of a short day end earlier', async () => {
    const holiday = await readSlots('2026-12-25');
    expect(new Set(holiday.slots.map(({ refusal }) => refusal))).toEqual(new Set(['closed']));
    const short = await readSlots('2026-12-24');
    expect(short.slots.at(-1)).toMatchObject({ time: '12:30', refusal: 'closing' });
    expect((await readSlots('2026-12-13')).slots).toEqual([]);
  });

  test('are taken for as long as a visit takes', async () => {
    const at = await makeSalon(server.db, { barbers: [{}, {}] });
    const draft = draftAt(at, { serviceId: nth(at.serviceIds, 3), total: dollars(140) });
    await booked(customer('eleni').confirm(draft));
    const { slots } = await readSlots('2026-12-09', { at });
    const free = Object.fromEntries(slots.map(({ time, barberIds }) => [time, barberIds]));
    expect(free).toMatchObject({
      '09:00': [...at.barberIds],
      '09:30': [at.barberIds[1]],
      '10:00': [at.barberIds[1]],
      '11:30': [at.barberIds[1]],
      '12:00': [...at.barberIds],
    });
    await booked(customer('nikos').confirm({ ...draft, barberId: nth(at.barberIds, 1) }));
    expect((await readSlots('2026-12-09', { at })).slots[2]).toEqual({
      time: '10:00',
      ends: '10:45',
      barberIds: [],
      refusal: 'booked',
    });
    const home = await readSlots('2026-12-09', { at, location: 'home' });
    expect(home.slots.find(({ time }) => time === '12:00')?.refusal).toBe('travel');
  });

  test.each([
    ['an unknown salon', '/api/v1/salons/nowhere/slots?service=a&date=2026-12-09', 404],
    ['an unknown service', () => slotsPath('2026-12-09', { service: 'nothing' }), 404],
    ['a day that does not exist', () => slotsPath('2026-02-30'), 422],
    ['no service', () => pathOf(salon, 'slots?date=2026-12-09'), 422],
    ['another place', () => slotsPath('2026-12-09', { location: 'beach' }), 422],
  ])('of %s are refused', async (_case, path, status) => {
    const response = await server.backend.get(typeof path === 'string' ? path : path());
    expect(response.status).toBe(status);
  });

  test('of a retired salon or service are not found', async () => {
    const at = await makeSalon(server.db);
    await readSlots('2026-12-09', { at });
    await server.db
      .update(services)
      .set({ retiredAt: new Date(testNow) })
      .where(eq(services.id, at.serviceIds[0]));
    expect((await server.backend.get(slotsPath('2026-12-09', { at }))).status).toBe(404);
    const service = nth(at.serviceIds, 1);
    expect((await server.backend.get(slotsPath('2026-12-09', { at, service }))).status).toBe(200);
    await server.db
      .update(salons)
      .set({ retiredAt: new Date(testNow) })
      .where(eq(salons.id, at.id));
    expect((await server.backend.get(slotsPath('2026-12-09', { at, service }))).status).toBe(404);
  });
});

describe('the cached state of a salon', () => {
  test('is confirmed with 304 within the minute, without reading bookings', async () => {
    const path = slotsPath('2026-12-10');
    const etag = (await server.backend.get(path)).headers.get('ETag') ?? '';
    const queries = vi.spyOn(Client.prototype, 'query');
    const again = await other.get(path, { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Vary')).toContain('Accept-Language');
    const texts = queries.mock.calls.map((call) => JSON.stringify(call));
    queries.mockRestore();
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain('booking_blocks');
  });

  test('has another tag for each minute, language and version', async () => {
    const path = slotsPath('2026-12-10');
    const tag = async (headers = {}) =>
      (await server.backend.get(path, headers)).headers.get('ETag');
    const first = await tag();
    expect(await tag()).toBe(first);
    expect(await tag({ 'Accept-Language': 'el' })).not.toBe(first);
    now += 60_000;
    const later = await tag();
    expect(later).not.toBe(first);
    await booked(customer('eleni').confirm(draftAt(salon, { date: '2026-12-10', time: '16:00' })));
    expect(await tag()).not.toBe(later);
    expect((await server.backend.get(path, { 'If-None-Match': later ?? '' })).status).toBe(200);
    now = testNow;
  });

  test('is read with one query, for any range, and with another one after a change', async () => {
    await readDays('2026-12-07', '2027-01-06');
    expect(await countQueries(() => readDays('2026-12-08', '2027-01-06'))).toBe(1);
    await booked(customer('eleni').confirm(draftAt(salon, { date: '2026-12-11', time: '16:00' })));
    expect(await countQueries(() => readDays('2026-12-08', '2027-01-05'))).toBe(2);
    expect(await countQueries(() => readDays('2026-12-09', '2027-01-05'))).toBe(1);
  });

  test('follows bookings, changes and closings of another process', async () => {
    const at = await makeSalon(server.db);
    const times = async () =>
      (await readSlots('2026-12-09', { at })).slots.map(({ barberIds }) => barberIds.length);
    expect(new Set(await times())).toEqual(new Set([3]));
    await booked(bookingCalls(other.customer('eleni')).confirm(draftAt(at, { time: '09:00' })));
    expect((await times()).slice(0, 3)).toEqual([2, 2, 3]);
    const during = '[2026-12-09T07:00Z,2026-12-09T18:00Z)';
    await server.db.insert(barberAbsences).values({ barberId: nth(at.barberIds, 2), during });
    expect((await times()).slice(0, 3)).toEqual([1, 1, 2]);
    await server.db.delete(salonHours).where(eq(salonHours.salonId, at.id));
    expect(await times()).toEqual([]);
  });

  test('includes bookings of later days as time passes', async () => {
    const at = await makeSalon(server.db, { barbers: [{}] });
    await readSlots('2026-12-09', { at });
    now += 20 * 86_400_000;
    await booked(
      bookingCalls(other.customer('eleni')).confirm(
        draftAt(at, { date: '2027-01-26', time: '09:00' }),
      ),
    );
    expect((await readSlots('2027-01-26', { at })).slots[0]?.refusal).toBe('booked');
    now += 12 * 86_400_000;
    expect((await readSlots('2027-01-26', { at })).slots[0]?.refusal).toBe('booked');
    now = testNow;
  });
});

describe('the days of a calendar', () => {
  test('have their state, and the reason for closing in the language of the visitor', async () => {
    const days = await readDays('2026-12-06', '2027-01-07');
    const states = Object.fromEntries(days.map(({ date, state }) => [date, state]));
    expect(states).toMatchObject({
      '2026-12-06': 'past',
      '2026-12-07': 'free',
      '2026-12-13': 'closed',
      '2026-12-25': 'closed',
      '2027-01-06': 'free',
      '2027-01-07': 'beyond',
    });
    expect(days.find(({ date }) => date === '2026-12-25')?.reason).toBe('Holiday');
    const greek = await readDays('2026-12-25', '2026-12-25', { 'Accept-Language': 'el' });
    expect(greek).toEqual([{ date: '2026-12-25', state: 'closed', free: 0, reason: 'Αργία' }]);
  });

  test.each([
    ['2026-12-08', '2026-12-07'],
    ['2026-12-01', '2027-01-12'],
  ])('from %s to %s are refused', async (from, to) => {
    const path = pathOf(salon, `days?service=${salon.serviceIds[0]}&from=${from}&to=${to}`);
    expect((await server.backend.get(path)).status).toBe(422);
  });

  test('may be six weeks', async () => {
    expect(await readDays('2026-12-01', '2027-01-11')).toHaveLength(42);
  });
});

describe('the next free time', () => {
  test('is given for the salon and each of its team', async () => {
    const at = await makeSalon(server.db, { barbers: [{ does: [0] }, { does: [2] }] });
    const draft = draftAt(at, { date: '2026-12-07', time: '10:30', total: dollars(65) });
    await booked(customer('eleni').confirm(draft));
    const response = await server.backend.get(pathOf(at, 'next'));
    expect(v.parse(salonNextFreeResponseSchema, await response.json())).toEqual({
      salon: { date: '2026-12-07', time: '10:30' },
      team: {
        [at.barberIds[0]]: { date: '2026-12-07', time: '11:30' },
        [nth(at.barberIds, 1)]: { date: '2026-12-07', time: '10:30' },
      },
    });
  });

  test('of many salons takes one query, another one for unknown ones, which are left out', async () => {
    const closed = await makeSalon(server.db, { weekdays: [] });
    const path = `/api/v1/availability/next?salons=${salon.id},nowhere,${closed.id},${salon.id}`;
    await server.backend.get(path);
    expect(await countQueries(async () => server.backend.get(path))).toBe(2);
    const known = path.replace('nowhere,', '');
    expect(await countQueries(async () => server.backend.get(known))).toBe(1);
    const response = await server.backend.get(path);
    expect(v.parse(nextFreeResponseSchema, await response.json())).toEqual({
      nextFree: { [salon.id]: { date: '2026-12-07', time: '10:30' }, [closed.id]: null },
    });
  });

  test('of more than 100 salons is refused', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `salon-${index}`);
    const response = await server.backend.get(`/api/v1/availability/next?salons=${ids.join(',')}`);
    expect(response.status).toBe(422);
  });
});
