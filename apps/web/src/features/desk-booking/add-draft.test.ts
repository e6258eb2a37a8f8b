import { expect, it } from 'vitest';
import { addDraftOf } from './add-draft.ts';

const place = { barberId: 'nikos', date: '2026-12-09', time: '23:45' };

it('begins at the pressed time', () => {
  expect(addDraftOf(null, place)).toMatchObject({
    kind: 'visit',
    visit: { time: '23:45', name: '' },
    block: { starts: '23:45', ends: '00:00' },
    absence: { date: '2026-12-09', starts: '23:45', lastDate: '2026-12-09', ends: '00:00' },
  });
});

it('goes on with what was stored, and begins again where that is something else', () => {
  const empty = addDraftOf(null, place);
  const typed = { ...empty, kind: 'block', visit: { ...empty.visit, name: 'Petros' } };
  expect(addDraftOf(typed, place)).toEqual(typed);
  expect(addDraftOf({ ...typed, kind: 'holiday' }, place)).toEqual(empty);
  expect(addDraftOf({ kind: 'visit', visit: { name: 'Petros' } }, place)).toEqual(empty);
});
