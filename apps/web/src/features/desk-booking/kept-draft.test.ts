import { expect, it } from 'vitest';
import { freePlaceIn } from './free-place.ts';
import { bodyOf, draftOfBlock, endAfter, isReversed } from './kept-draft.ts';

const draft = { purpose: 'lunch', barberId: 'nikos', date: '2026-12-09', starts: '23:30' } as const;

it('ends at midnight, which a time field has as 00:00', () => {
  expect(endAfter('12:00')).toBe('12:30');
  expect(endAfter('23:45')).toBe('00:00');
  expect(bodyOf({ ...draft, ends: '00:00' }).ends).toBe('24:00');
  const part = { startsAt: 0, endsAt: 1, date: '2026-12-09', starts: '23:30', ends: '24:00' };
  const block = {
    kind: 'block',
    id: 'b',
    revision: 1,
    barberId: 'nikos',
    purpose: 'lunch',
  } as const;
  expect(draftOfBlock({ ...block, parts: [part] })).toEqual({ ...draft, ends: '00:00' });
});

it('does not end before it starts', () => {
  expect(isReversed({ starts: '12:00', ends: '12:00' })).toBe(true);
  expect(isReversed({ starts: '12:00', ends: '' })).toBe(true);
  expect(isReversed({ starts: '12:00', ends: '00:00' })).toBe(false);
});

it('reads free time from a URL', () => {
  const date = '2026-12-09';
  expect(freePlaceIn('nikos@10:00', date)).toEqual({ barberId: 'nikos', date, time: '10:00' });
  expect(freePlaceIn('nikos@25:00', date)).toBeNull();
  expect(freePlaceIn('@10:00', date)).toBeNull();
  expect(freePlaceIn(null, date)).toBeNull();
});
