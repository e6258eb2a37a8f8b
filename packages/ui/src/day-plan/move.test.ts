import { describe, expect, test } from 'vitest';
import { en } from './DayPlan.messages.ts';
import type { DayPlanEntry } from './day-plan-types.ts';
import { createMoves, idle, isCarrying, nextMove, type Move, type MoveEvent } from './move.ts';
import { toneOf, wordsOf } from './move-words.ts';

const entry: DayPlanEntry = {
  id: 'a',
  columnId: 'eleni',
  from: 600,
  until: 645,
  title: 'Haircut',
  detail: 'Maria',
  movable: true,
};

const pick: MoveEvent = { type: 'pick', entry, by: 'key', movable: true };
const drag: MoveEvent = { ...pick, by: 'press' };
const carry = (from: number, refusal: string | { warning: string } | null = null): MoveEvent => ({
  type: 'carry',
  at: { columnId: 'nikos', from },
  refusal,
});

const after = (...events: MoveEvent[]): Move => events.reduce(nextMove, idle);

describe('a move', () => {
  test('is picked up where the entry is', () => {
    expect(after(pick)).toMatchObject({
      phase: 'picked',
      at: { columnId: 'eleni', from: 600 },
      refusal: null,
    });
  });

  test('is not picked up if the entry is fixed', () => {
    expect(after({ ...pick, movable: false })).toEqual({ phase: 'fixed', entry });
  });

  test('ignores a second entry while one is carried', () => {
    const other = { ...pick, entry: { ...entry, id: 'b' } };
    expect(after(pick, other)).toEqual(after(pick));
  });

  test('is carried and dropped', () => {
    const dropped = after(pick, carry(615), carry(630, { warning: 'late' }), { type: 'drop' });
    expect(dropped).toMatchObject({ phase: 'dropped', at: { columnId: 'nikos', from: 630 } });
  });

  test('returns when it is dropped where it was', () => {
    expect(after(pick, { type: 'drop' })).toMatchObject({ phase: 'returned', why: 'returned' });
  });

  test('stays carried when a key drops it at a refused place', () => {
    const refused = after(pick, carry(615, 'taken'), { type: 'drop' });
    expect(refused).toMatchObject({ phase: 'refused', refusal: 'taken' });
    expect(nextMove(refused, carry(660))).toMatchObject({ phase: 'carried', refusal: null });
    expect(nextMove(refused, { type: 'drop' })).toMatchObject({ phase: 'refused' });
  });

  test('returns when a pointer drops it at a refused place', () => {
    expect(after(drag, carry(615, 'taken'), { type: 'drop' })).toMatchObject({
      phase: 'returned',
      refusal: 'taken',
    });
  });

  test('returns on request', () => {
    expect(after(pick, carry(615), { type: 'return' })).toMatchObject({ phase: 'returned' });
  });

  test.for<[string, DayPlanEntry | undefined]>([
    ['is removed', undefined],
    ['starts at another time', { ...entry, from: 615, until: 660 }],
    ['has another length', { ...entry, until: 660 }],
    ['is in another column', { ...entry, columnId: 'maria' }],
  ])('returns when the entry %s meanwhile', ([, update]) => {
    const changed = after(pick, carry(615), { type: 'update', entry: update });
    expect(changed).toMatchObject({ phase: 'returned', why: 'changed' });
  });

  test('continues when only the words of the entry change', () => {
    const carried = after(pick, carry(615));
    expect(nextMove(carried, { type: 'update', entry: { ...entry, title: 'Cut' } })).toBe(carried);
  });

  test('ends with the next action', () => {
    const done = after(pick, { type: 'return' });
    expect(nextMove(done, { type: 'settle' })).toBe(idle);
    expect(nextMove(done, pick)).toEqual(after(pick));
    expect(nextMove(after(pick), { type: 'settle' })).toEqual(after(pick));
  });

  test.for<MoveEvent>([
    carry(615),
    { type: 'drop' },
    { type: 'return' },
    { type: 'update', entry },
    { type: 'settle' },
  ])('does nothing without an entry: $type', (event) => {
    expect(nextMove(idle, event)).toBe(idle);
  });
});

test('only a change is told to what shows the move', () => {
  const moves = createMoves();
  const seen: Move['phase'][] = [];
  const leave = moves.subscribe(() => seen.push(moves.get().phase));
  for (const event of [carry(615), pick, carry(615)]) moves.send(event);
  leave();
  moves.send({ type: 'drop' });
  expect(seen).toEqual(['picked', 'carried']);
  expect(isCarrying(moves.get())).toBe(false);
});

test.for<[string, string, MoveEvent[]]>([
  ['nothing', '', []],
  ['a key', 'Haircut, Maria: picked up. Arrows carry, Enter drops, Escape returns it', [pick]],
  ['a pointer', 'Haircut, Maria: picked up. Escape returns it', [drag]],
  ['a fixed entry', 'Haircut, Maria cannot be moved', [{ ...pick, movable: false }]],
  ['a place', '10:15 to 11:00, Nikos', [pick, carry(615)]],
  ['a refusal', '10:15 to 11:00, Nikos. Not possible: taken', [pick, carry(615, 'taken')]],
  [
    'a warning',
    '10:15 to 11:00, Nikos. Please note: late',
    [pick, carry(615, { warning: 'late' })],
  ],
  [
    'a refused drop with a key',
    'Cannot be dropped here: taken',
    [pick, carry(615, 'taken'), { type: 'drop' }],
  ],
  [
    'a refused drop with a pointer',
    'Haircut, Maria stays where it was: taken',
    [drag, carry(615, 'taken'), { type: 'drop' }],
  ],
  [
    'a drop',
    'Haircut, Maria: dropped at 10:15 to 11:00, Nikos',
    [pick, carry(615), { type: 'drop' }],
  ],
  ['a return', 'Haircut, Maria stays where it was', [pick, { type: 'return' }]],
  [
    'a change by someone else',
    'Haircut, Maria was changed meanwhile and is no longer carried',
    [pick, { type: 'update', entry: undefined }],
  ],
])('%s is announced', ([, words, events]) => {
  expect(wordsOf(after(...events), () => 'Nikos', en)).toBe(words);
});

test('a place has a tone', () => {
  expect([null, 'taken', { warning: 'late' }].map(toneOf)).toEqual(['free', 'refused', 'warning']);
});
