import { describe, expect, test } from 'vitest';
import type { DayPlanColumn, DayPlanEntry } from './day-plan-types.ts';
import { timeOf } from './day-plan-time.ts';
import { edgeSpeed } from './edge-scroll.ts';
import { lanesOf } from './lanes.ts';
import { carryBy, cellOf, navigate, readKey, snap } from './navigate.ts';
import { createPlanner, planColumn, stopAt, type Day, type PlannedColumn } from './plan.ts';
import { betweenParts, busyRanges, mergeRanges, outsideOf } from './ranges.ts';
import { cellsOf, nextTiles, paceAfter, tilesAt, type Located, type Tiles } from './tiles.ts';

const day: Day = { from: 540, until: 720, step: 15 };

const column: DayPlanColumn = {
  id: 'eleni',
  name: 'Eleni',
  hours: [{ from: 570, until: 660 }],
  absences: [{ from: 600, until: 630, label: 'Lunch' }],
};

const entry = (id: string, from: number, until: number, more: Partial<DayPlanEntry> = {}) => ({
  id,
  columnId: 'eleni',
  from,
  until,
  title: id,
  ...more,
});

const seen = ({ stops }: PlannedColumn): string[] =>
  stops.map(({ entry: one, from, until }) => `${one?.id ?? '-'} ${from}-${until}`);

describe('ranges', () => {
  test('are merged', () => {
    const ranges = [
      { from: 30, until: 40 },
      { from: 10, until: 20 },
      { from: 15, until: 30 },
      { from: 50, until: 60 },
    ];
    expect(mergeRanges(ranges)).toEqual([
      { from: 10, until: 40 },
      { from: 50, until: 60 },
    ]);
  });

  test('leave the rest of the day', () => {
    expect(outsideOf(column.hours, day)).toEqual([
      { from: 540, until: 570 },
      { from: 660, until: 720 },
    ]);
    expect(outsideOf([], day)).toEqual([{ from: 540, until: 720 }]);
    expect(outsideOf([{ from: 0, until: 1440 }], day)).toEqual([]);
  });

  test('of an entry have its buffers at the ends and nothing between its parts', () => {
    const parts = [
      { from: 600, until: 620 },
      { from: 640, until: 660 },
    ];
    const one = entry('a', 600, 660, { parts, bufferBefore: 5, bufferAfter: 10 });
    expect(busyRanges(one)).toEqual([
      { from: 595, until: 620 },
      { from: 640, until: 670 },
    ]);
    expect(betweenParts(one)).toEqual([{ from: 620, until: 640 }]);
  });
});

describe('lanes', () => {
  test('are shared by entries at the same time only', () => {
    const lanes = lanesOf([
      entry('a', 0, 30),
      entry('b', 15, 45),
      entry('c', 30, 60),
      entry('d', 60, 90),
    ]);
    expect(lanes).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 2 },
      { lane: 0, lanes: 1 },
    ]);
  });

  test('leave the first one to the free time of a cancelled entry', () => {
    expect(lanesOf([entry('a', 0, 30, { state: 'cancelled' })])).toEqual([{ lane: 1, lanes: 2 }]);
  });

  test('are whole for an entry in the processing time of another', () => {
    const parts = [
      { from: 0, until: 30 },
      { from: 60, until: 90 },
    ];
    expect(lanesOf([entry('a', 0, 90, { parts }), entry('b', 30, 60)])).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });
});

describe('a column', () => {
  test('has its entries and the free time between them in order', () => {
    const planned = planColumn(column, [entry('b', 620, 690), entry('a', 560, 575)], day);
    expect(seen(planned)).toEqual([
      '- 540-555',
      '- 555-560',
      'a 560-575',
      '- 575-585',
      '- 585-600',
      '- 600-615',
      '- 615-620',
      'b 620-690',
      '- 690-705',
      '- 705-720',
    ]);
  });

  test('keeps the time of a cancelled entry and of processing free', () => {
    const parts = [
      { from: 600, until: 615 },
      { from: 630, until: 645 },
    ];
    const entries = [
      entry('a', 600, 645, { parts }),
      entry('b', 540, 600, { state: 'cancelled' }),
      entry('c', 645, 720),
    ];
    expect(seen(planColumn(column, entries, day))).toEqual([
      'b 540-600',
      '- 540-555',
      '- 555-570',
      '- 570-585',
      '- 585-600',
      'a 600-645',
      '- 615-630',
      'c 645-720',
    ]);
  });

  test('says where free time is', () => {
    const { stops } = planColumn(column, [], day);
    expect(stops.map(({ place, absence }) => absence ?? place)).toEqual([
      'outside',
      'outside',
      'hours',
      'hours',
      'Lunch',
      'Lunch',
      'hours',
      'hours',
      'outside',
      'outside',
      'outside',
      'outside',
    ]);
  });

  test('cuts entries at the ends of the day, and omits others', () => {
    const entries = [entry('a', 500, 555), entry('b', 700, 800), entry('c', 800, 900)];
    const found = seen(planColumn(column, entries, day)).filter((one) => !one.startsWith('-'));
    expect(found).toEqual(['a 540-555', 'b 700-720']);
  });

  test('finds the stop at a minute: what is busy, then what is free, then the nearest', () => {
    const entries = [entry('a', 600, 640), entry('b', 600, 640, { state: 'cancelled' })];
    const planned = planColumn(column, entries, day);
    expect(stopAt(planned, 610)?.entry?.id).toBe('a');
    expect(stopAt(planned, 642)?.from).toBe(640);
    expect(stopAt(planned, 2000)?.from).toBe(705);
    const full = planColumn(column, [entry('a', 540, 600, { bufferAfter: 120 })], day);
    expect(stopAt(full, 700)?.entry?.id).toBe('a');
  });

  test('is planned again only for a change of its own', () => {
    const plan = createPlanner();
    const nikos = { ...column, id: 'nikos' };
    const entries = [entry('a', 600, 630), entry('b', 600, 630, { columnId: 'nikos' })];
    const before = plan([column, nikos], entries, day);
    const [changed] = entries;
    const after = plan([column, nikos], [{ ...entry('a', 615, 645) }, ...entries.slice(1)], {
      ...day,
    });
    expect(changed).toBeDefined();
    expect(after[0]?.byKey.get('slot 0')).toBe(before[0]?.byKey.get('slot 0'));
    expect(after[0]?.byKey.get('entry a')).not.toBe(before[0]?.byKey.get('entry a'));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(plan([column, nikos], entries, { ...day, step: 30 })[1]).not.toBe(before[1]);
  });
});

describe('keys', () => {
  const columns = [
    planColumn(column, [entry('a', 600, 690)], day),
    planColumn({ ...column, id: 'nikos' }, [], day),
  ];
  const start = { columnId: 'nikos', key: 'slot 6', minute: 630 };
  const go = (key: string, from = start, control = false) => {
    const cell = cellOf(columns, from);
    return cell && navigate({ key, control }, cell, from.minute, columns, day);
  };

  test('go by slots and entries along a column', () => {
    expect(go('ArrowDown')).toEqual({ columnId: 'nikos', key: 'slot 7', minute: 645 });
    expect(go('ArrowUp')).toEqual({ columnId: 'nikos', key: 'slot 5', minute: 615 });
    const entered = { columnId: 'eleni', key: 'entry a', minute: 600 };
    expect(go('ArrowDown', entered)).toMatchObject({ key: 'slot 10' });
    expect(go('ArrowUp', entered)).toMatchObject({ key: 'slot 3' });
  });

  test('keep the minute from column to column', () => {
    const entered = go('ArrowLeft');
    expect(entered).toEqual({ columnId: 'eleni', key: 'entry a', minute: 630 });
    expect(entered && go('ArrowRight', entered)).toEqual(start);
    expect(go('ArrowRight')).toEqual(start);
    expect(go('Home')).toEqual(entered);
    expect(go('End', entered)).toEqual(start);
  });

  test('go to the ends of the day and by an hour', () => {
    expect(go('Home', start, true)).toMatchObject({ key: 'slot 0' });
    expect(go('End', start, true)).toMatchObject({ key: 'slot 11' });
    expect(go('PageDown')).toMatchObject({ key: 'slot 10' });
    expect(go('PageUp')).toMatchObject({ key: 'slot 2' });
    const entered = { columnId: 'eleni', key: 'entry a', minute: 600 };
    expect(go('PageDown', entered)).toMatchObject({ key: 'slot 10' });
    expect(go('x')).toBeUndefined();
  });

  test('swap sides from right to left', () => {
    const event = { key: 'ArrowLeft', ctrlKey: false };
    expect(readKey(event, true)).toEqual({ key: 'ArrowRight', control: false });
    expect(readKey(event, false).key).toBe('ArrowLeft');
  });

  test('follow an entry to its new column, and stay at the minute of a lost one', () => {
    const lost = { columnId: 'nikos', key: 'entry a', minute: 600 };
    expect(cellOf(columns, lost)?.planned.column.id).toBe('eleni');
    expect(cellOf(columns, { ...lost, key: 'entry z' })?.stop.key).toBe('slot 4');
    expect(cellOf(columns, { ...lost, columnId: 'z', key: '' })?.stop.key).toBe('entry a');
  });

  test('carry by slots within the day', () => {
    const at = { columnId: 'eleni', from: 605 };
    const to = (key: string, control = false) => carryBy({ key, control }, at, 45, columns, day);
    expect(to('ArrowDown')).toEqual({ columnId: 'eleni', from: 615 });
    expect(to('ArrowUp')).toEqual({ columnId: 'eleni', from: 600 });
    expect(to('ArrowRight')).toEqual({ columnId: 'nikos', from: 605 });
    expect(to('ArrowLeft')).toEqual(at);
    expect(to('End')).toEqual({ columnId: 'nikos', from: 605 });
    expect(to('Home', true)).toEqual({ columnId: 'eleni', from: 540 });
    expect(to('End', true)).toEqual({ columnId: 'eleni', from: 675 });
    expect(to('PageDown')).toEqual({ columnId: 'eleni', from: 660 });
    expect(to('PageUp')).toEqual({ columnId: 'eleni', from: 540 });
    expect(to('m')).toBeUndefined();
    expect(snap(100, 600, day)).toBe(540);
  });
});

describe('the drawn tiles', () => {
  const metrics = { slot: 28, column: 176, axis: 64, head: 72, inline: 880, block: 560 };
  const all = { columns: 40, rows: 60 };
  const columns = [planColumn(column, [entry('a', 540, 690)], day)];
  const counts = (tiles: Tiles, focused?: Located) =>
    cellsOf(columns, tiles, 12, focused).rows.map(([row, cells]) => `${row}: ${cells.length}`);
  /** The tiles below the first hour. */
  const below = tilesAt({ ...metrics, block: 448 }, { inline: 0, block: 224 }, all);

  test('are what the scroller shows, then one more on each side', () => {
    const first = tilesAt(metrics, { inline: 0, block: 0 }, all);
    expect(first.size).toBe(6 * 6);
    expect([...first].slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(tilesAt(metrics, { inline: 1760, block: 560 }, all).size).toBe(7 * 7);
    const end = tilesAt(metrics, { inline: 1e6, block: 1e6 }, all);
    expect(end.size).toBe(0);
  });

  test('are drawn and dropped a few at a time', () => {
    const from: Tiles = new Set([1, 2, 3, 4]);
    const to: Tiles = new Set([3, 4, 5, 6]);
    const some = nextTiles(from, to, 1);
    expect([...some]).toEqual([2, 3, 4, 5]);
    const rest = nextTiles(some, to, 1);
    expect([...rest]).toEqual([3, 4, 5, 6]);
    expect(nextTiles(rest, to, 1)).toBe(rest);
    expect([...nextTiles(from, to, Infinity)]).toEqual([3, 4, 5, 6]);
  });

  test('are fewer after a long frame, and more after short ones', () => {
    expect([16, 30, 60].map((ms) => paceAfter(4, ms))).toEqual([8, 4, 2]);
    expect(paceAfter(8, 16)).toBe(8);
    expect(paceAfter(2, 60)).toBe(2);
  });

  test('have the row of an entry that begins above them, and the focused cell', () => {
    const lower = new Set([...below].filter((tile) => tile >= 2 * 4096));
    expect(counts(lower)).toEqual(['0: 1', '8: 0', '9: 0', '10: 1', '11: 1']);
    const away = cellOf(columns, { columnId: 'eleni', key: 'slot 11', minute: 0 });
    expect(counts(new Set([1]), away)).toEqual(['11: 1']);
  });
});

test('the edges scroll, faster towards the end', () => {
  expect([0, 24, 48, 500, 976, 1000, 2000].map((at) => edgeSpeed(at, 0, 1000))).toEqual([
    -16, -8, 0, 0, 8, 16, 16,
  ]);
  expect(edgeSpeed(5, 10, 10)).toBe(0);
});

test('times have 24 hours', () => {
  expect([0, 570, 1439, 1500].map(timeOf)).toEqual(['00:00', '09:30', '23:59', '01:00']);
});
