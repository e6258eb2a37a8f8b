import { expect, test } from 'vitest';
import { minutesOf } from './plain-time.ts';
import { suggestStarts } from './suggestions.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

const now = Date.UTC(2026, 11, 7, 6);
const draft = {
  service: makeService(),
  location: 'salon',
  barberId: 'maria',
  date: '2026-12-08',
  time: '10:00',
} as const;
const closed = new Map([['2026-12-08', { hours: [], reason: { en: '', el: '' } }]]);

test('visits of a closed day get different starts of the next one', () => {
  const calendar = makeCalendar({ exceptions: closed });
  const found = suggestStarts(calendar, new Map(), [draft, draft, draft], now);
  expect(found.map(([first]) => [first?.date, first?.time])).toEqual([
    ['2026-12-09', '09:00'],
    ['2026-12-09', '09:30'],
    ['2026-12-09', '10:00'],
  ]);
});

test('a visit of a barber who left gets the start of another one', () => {
  const calendar = makeCalendar({ barbers: [makeMember({ id: 'nikos' })] });
  const [[first] = []] = suggestStarts(calendar, new Map(), [draft], now);
  expect(first).toEqual({ date: '2026-12-08', time: '10:00', barberIds: ['nikos'] });
});

test('a visit of a dropped service can still move', () => {
  const calendar = makeCalendar({ exceptions: closed });
  const dropped = { ...draft, service: makeService({ isOffered: false }) };
  const [found = []] = suggestStarts(calendar, new Map(), [dropped], now);
  expect(found).toHaveLength(3);
  expect(minutesOf(found[0]?.time ?? '')).toBe(9 * 60);
});
