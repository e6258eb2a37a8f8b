import { slotsAnswerSchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, testNow } from './backend.ts';
import { type MadeSalon, makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let salon: MadeSalon;
const now = testNow;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => now });
  salon = await makeSalon(database.db, {
    exceptions: [{ date: '2026-12-25' }, { date: '2026-12-24', opens: '09:00', closes: '13:00' }],
  });
});
afterAll(() => database.close());

const slotsPath = (date: string, { service = salon.serviceIds[0], location = 'salon' } = {}) =>
  `/api/v1/salons/${salon.id}/slots?service=${service}&date=${date}&location=${location}`;

const readSlots = async (date: string, options?: Parameters<typeof slotsPath>[1]) => {
  const response = await backend.get(slotsPath(date, options));
  expect(response.status).toBe(200);
  return v.parse(slotsAnswerSchema, await response.json());
};

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
      staffIds: salon.staffIds,
      refusal: null,
    });
    expect(slots.every(({ refusal }) => refusal === null)).toBe(true);
  });

  test('of today up to this minute are past', async () => {
    const { slots } = await readSlots('2026-12-07');
    expect(slots.filter(({ refusal }) => refusal === 'past').map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
  });
});
