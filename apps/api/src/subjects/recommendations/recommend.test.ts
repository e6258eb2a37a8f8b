import { expect, test } from 'vitest';
import { type BookedService, type Candidate, recommend } from './recommend.ts';

/** Ten salons of each of three categories in turn, best rated first. */
const salons: readonly Candidate[] = Array.from({ length: 30 }, (_, index) => ({
  id: `s${index}`,
  name: `Salon ${index}`,
  categoryIds: [['cut', 'color', 'beard'][index % 3] ?? ''],
}));

const booked = (salonId: string, key: string): BookedService => ({
  salonId,
  serviceId: `${salonId}-${key}`,
  serviceIndex: 0,
  name: key.toUpperCase(),
  key,
  minutes: 45,
  priceMinor: 6500,
  currency: 'USD',
  categoryIds: [key],
  times: 1,
  lastDate: null,
});

const reasons = (list: ReturnType<typeof recommend>) =>
  list.map(({ salonId, reason }) => `${salonId} ${reason.kind}`);

test('a visitor without a history sees the best rated', () => {
  expect(reasons(recommend({ booked: [], savedIds: [], salons }))).toEqual(
    ['s0', 's1', 's2', 's3', 's4', 's5'].map((id) => `${id} loved`),
  );
});

test('two salons for each interest come first, without known ones', () => {
  const list = recommend({
    booked: [booked('s2', 'beard'), booked('s5', 'beard'), booked('s1', 'color')],
    savedIds: ['s0', 's4'],
    salons,
  });
  expect(reasons(list)).toEqual([
    's8 booked',
    's11 booked',
    's7 booked',
    's10 booked',
    's3 saved',
    's6 saved',
  ]);
  expect(list.map(({ reason }) => reason).filter(({ kind }) => kind !== 'loved')).toMatchObject([
    { serviceName: 'BEARD' },
    { serviceName: 'BEARD' },
    { serviceName: 'COLOR' },
    { serviceName: 'COLOR' },
    { salonName: 'Salon 0' },
    { salonName: 'Salon 0' },
  ]);
});

test('only the two most booked services count', () => {
  const list = recommend({
    booked: [booked('s2', 'beard'), booked('s1', 'color'), booked('s0', 'cut')],
    savedIds: [],
    salons,
  });
  expect(list.filter(({ reason }) => reason.kind === 'booked')).toHaveLength(4);
  expect(list).toHaveLength(6);
});
