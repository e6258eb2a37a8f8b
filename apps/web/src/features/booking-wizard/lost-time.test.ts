import { describe, expect, it } from 'vitest';
import { anyBarber } from './booking-draft.ts';
import { causeOf, nearestFree } from './lost-time.ts';
import { monday, nearest, slots, slotsAtHome, slotsLater, tuesday } from './testing/fake-salon.ts';

const at = (time: string) => ({ date: monday, time });
const times = (free: ReturnType<typeof nearestFree>) => free.map(({ time }) => time);

describe('free times around a lost one', () => {
  it('are in the order of the day', () => {
    expect(times(nearestFree(at('11:00'), null, slots, { barberId: 'sofia' }))).toEqual([
      '10:00',
      '10:30',
      '11:30',
    ]);
    expect(times(nearestFree(at('10:00'), null, slots, { barberId: 'nikos' }))).toEqual(['11:30']);
  });

  it('are the three closest', () => {
    const long = ['09:00', '12:00', '13:00', '13:30', '17:00'].map((time) => ({
      time,
      ends: time,
      barberIds: ['nikos'],
      refusal: null,
    }));
    const around = (time: string) =>
      times(nearestFree(at(time), null, long, { barberId: anyBarber }));
    expect(around('13:30')).toEqual(['12:00', '13:00', '17:00']);
    expect(around('12:30')).toEqual(['12:00', '13:00', '13:30']);
  });

  it('are those of the salon, of other days too, earliest first', () => {
    const free = nearestFree(at('10:00'), nearest, null, { barberId: 'nikos' });
    expect(free.map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${monday} 11:30`,
      `${tuesday} 10:00`,
    ]);
  });

  it('omit times taken since', () => {
    const [, named] = nearest;
    const answered = named === undefined ? [] : [{ ...named, time: '10:00' }];
    expect(nearestFree(at('11:00'), answered, slots, { barberId: 'nikos' })).toHaveLength(1);
    expect(nearestFree(at('11:00'), answered, slotsLater, { barberId: 'nikos' })).toEqual([]);
  });
});

it.each([
  ['10:00', slotsLater, 'taken', 'taken'],
  ['10:00', slotsLater, 'choices', 'choices'],
  ['10:00', slotsAtHome, 'choices', 'travel'],
  ['10:30', slots, 'choices', 'choices'],
  ['08:00', null, 'taken', 'taken'],
] as const)('a time %s is lost for a reason', (time, known, before, cause) => {
  expect(causeOf(time, known, before)).toBe(cause);
});

it('is closed where the salon no longer takes bookings', () => {
  const closed = slots.map((slot) => ({ ...slot, barberIds: [], refusal: 'closed' as const }));
  expect(causeOf('10:00', closed, 'taken')).toBe('closed');
});
