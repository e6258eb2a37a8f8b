import { expect, it } from 'vitest';
import { milesFromCentre, whereaboutsOf } from './position.ts';

const airport = { latitude: 40.5197, longitude: 22.9709 };
const athens = { latitude: 37.9838, longitude: 23.7275 };

it('measures the great-circle distance', () => {
  expect(milesFromCentre({ latitude: 40.6325, longitude: 22.9407 })).toBe(0);
  expect(milesFromCentre(airport)).toBeCloseTo(8, 0);
  expect(milesFromCentre(athens)).toBeGreaterThan(180);
  expect(milesFromCentre(athens)).toBeLessThan(195);
});

it('distinguishes a visitor in town from one elsewhere', () => {
  expect(whereaboutsOf({ kind: 'here', ...airport }).kind).toBe('inTown');
  expect(whereaboutsOf({ kind: 'here', ...athens }).kind).toBe('away');
  expect(whereaboutsOf({ kind: 'denied' })).toEqual({ kind: 'denied' });
});
