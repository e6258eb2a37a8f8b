import { describe, expect, it } from 'vitest';
import { reverseOf } from './booking-change.ts';
import {
  canChange,
  canRestore,
  canTakeBack,
  differencesOf,
  markOptions,
  nextTurn,
} from './booking-rules.ts';
import { fakeBooking, start } from './testing/fake-booking.ts';

const minute = 60_000;
const at = (minutes: number) => start + minutes * minute;

describe('marks', () => {
  const shown = (minutes: number, facts = {}) =>
    markOptions(fakeBooking(facts), at(minutes)).map(({ mark, blocked }) => [
      mark,
      blocked?.kind ?? null,
    ]);

  it('say from when on they are possible', () => {
    expect(markOptions(fakeBooking(), at(-181))).toEqual([
      { mark: 'arrived', blocked: { kind: 'early', from: at(-180) } },
      { mark: 'completed', blocked: { kind: 'early', from: start } },
      { mark: 'no_show', blocked: { kind: 'early', from: start } },
    ]);
    expect(shown(-180)).toEqual([
      ['arrived', null],
      ['completed', 'early'],
      ['no_show', 'early'],
    ]);
    expect(shown(10_001)).toContainEqual(['arrived', 'late']);
  });

  it('leave out the present one', () => {
    expect(shown(0, { arrivedAt: start })).toEqual([
      ['completed', null],
      ['no_show', null],
    ]);
    expect(shown(0, { status: 'completed', arrivedAt: start })).toEqual([['no_show', null]]);
    expect(shown(0, { status: 'no_show' })).toEqual([
      ['arrived', null],
      ['completed', null],
    ]);
  });

  it('can be removed while they can be corrected', () => {
    expect(canTakeBack(fakeBooking(), start)).toBe(false);
    expect(canTakeBack(fakeBooking({ status: 'no_show' }), at(10_000))).toBe(true);
    expect(canTakeBack(fakeBooking({ status: 'no_show' }), at(10_001))).toBe(false);
  });
});

it('changes a visit until its end, and restores until its start', () => {
  expect(canChange(fakeBooking(), at(44))).toBe(true);
  expect(canChange(fakeBooking(), at(45))).toBe(false);
  expect(canChange(fakeBooking({ status: 'no_show' }), start)).toBe(false);
  expect(canRestore(fakeBooking({ status: 'salon_cancelled' }), at(-1))).toBe(true);
  expect(canRestore(fakeBooking({ status: 'salon_cancelled' }), start)).toBe(false);
  expect(canRestore(fakeBooking({ status: 'cancelled' }), at(-1))).toBe(false);
});

it('turns when something else becomes possible', () => {
  expect(nextTurn(fakeBooking(), at(-1000))).toBe(at(-180));
  expect(nextTurn(fakeBooking(), start)).toBe(at(45));
  expect(nextTurn(fakeBooking(), at(20_000))).toBeNull();
});

it('names what another member changed', () => {
  const before = fakeBooking();
  expect(differencesOf(before, fakeBooking({ revision: 1 }))).toEqual([]);
  expect(
    differencesOf(
      before,
      fakeBooking({
        arrivedAt: start,
        barber: { id: 'sofia', name: 'Sofia' },
        service: { id: 'color', name: 'Color' },
        visit: { ...before.visit, startsAt: at(60) },
      }),
    ),
  ).toEqual(['time', 'barber', 'service', 'state']);
});

it('takes each change back', () => {
  const arrived = fakeBooking({ arrivedAt: start });
  expect(reverseOf(arrived, { kind: 'mark', mark: 'completed' })).toEqual({
    kind: 'mark',
    mark: 'arrived',
  });
  const to = { date: '2026-12-10', time: '12:00' };
  expect(reverseOf(fakeBooking(), { kind: 'move', to })).toMatchObject({
    kind: 'move',
    to: { date: '2026-12-09', time: '10:00', barberId: 'nikos', outsideHours: true },
  });
  expect(reverseOf(fakeBooking(), { kind: 'cancel', reason: 'asked' })).toEqual({
    kind: 'restore',
  });
  expect(reverseOf(fakeBooking(), { kind: 'restore' })).toBeNull();
});
