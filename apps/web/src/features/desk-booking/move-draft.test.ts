import { expect, it } from 'vitest';
import type { DeskTimes } from '../../domain/desk.ts';
import { dollars } from '../../shared/money.ts';
import { draftOf, isSamePlace, moveTo, shownStarts, startAt } from './move-draft.ts';
import { fakeBooking } from './testing/fake-booking.ts';

const lunch = {
  kind: 'block',
  name: null,
  purpose: 'lunch',
  date: '2026-12-09',
  starts: '12:00',
  lastDate: '2026-12-09',
  ends: '13:00',
} as const;

const start = (time: string, facts = {}) => ({
  time,
  ends: '23:00',
  refusal: null,
  isOutside: false,
  obstacle: null,
  ...facts,
});

const times: DeskTimes = {
  date: '2026-12-09',
  isServed: true,
  total: dollars(65),
  times: [
    start('08:45', { isOutside: true }),
    start('09:00', { refusal: 'past' }),
    start('09:10'),
    start('09:15'),
    start('12:00', { refusal: 'booked', obstacle: 0 }),
  ],
  obstacles: [lunch],
};
const hours = [{ startsAt: 0, endsAt: 0, date: '2026-12-09', starts: '09:00', ends: '18:00' }];

it('shows each quarter of an hour in the hours, and the own time', () => {
  const shown = (own: string | null) => shownStarts(times, hours, own).map(({ time }) => time);
  expect(shown(null)).toEqual(['09:15', '12:00']);
  expect(shown('09:10')).toEqual(['09:10', '09:15', '12:00']);
});

it('names what is in the way of any time', () => {
  expect(startAt(times, '12:00')).toMatchObject({ refusal: 'booked', obstacle: lunch });
  expect(startAt(times, '08:45')).toMatchObject({ isOutside: true, obstacle: null });
  expect(startAt(times, '10:03')).toBeNull();
});

it('sends only what changes, and the price that was shown', () => {
  const booking = fakeBooking();
  const draft = { ...draftOf(booking), time: '11:00' };
  expect(isSamePlace(draftOf(booking), booking)).toBe(true);
  expect(isSamePlace(draft, booking)).toBe(false);
  const shown = { total: dollars(65), isOutside: false };
  expect(moveTo(draft, booking, shown)).toEqual({
    date: '2026-12-09',
    time: '11:00',
    total: dollars(65),
  });
  const other = { ...draft, barberId: 'sofia', serviceId: 'color' };
  expect(moveTo(other, booking, { ...shown, isOutside: true })).toEqual({
    date: '2026-12-09',
    time: '11:00',
    total: dollars(65),
    barberId: 'sofia',
    serviceId: 'color',
    outsideHours: true,
  });
});
