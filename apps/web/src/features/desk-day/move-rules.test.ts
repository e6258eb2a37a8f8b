import { describe, expect, it } from 'vitest';
import { canMove, judgePlace } from './move-rules.ts';
import { block, dayAt, noon, owner, range, visit } from './testing/fake-day.ts';

const moved = visit();
const barber = { ...owner, role: 'barber', barberId: 'nikos' } as const;

const judge = (
  barberId: string,
  time: string,
  {
    entry = moved,
    salon = owner,
    ...day
  }: Parameters<typeof dayAt>[0] & {
    entry?: Parameters<typeof judgePlace>[1];
    salon?: typeof owner;
  } = {},
) =>
  judgePlace({ day: dayAt({ entries: [entry], ...day }), salon, now: noon }, entry, {
    barberId,
    time,
  });

describe('a place in the plan', () => {
  it('is free within the hours', () => {
    expect(judge('nikos', '15:00')).toEqual({ kind: 'free' });
    expect(judge('nikos', '16:30')).toEqual({ kind: 'free' });
  });

  it('of another barber leaves the price, except for kept time', () => {
    expect(judge('eleni', '15:00')).toEqual({ kind: 'other-barber' });
    expect(judge('eleni', '15:00', { entry: block() })).toEqual({ kind: 'free' });
  });

  it('is taken by what occupies the chair, with its buffers', () => {
    const other = visit({ id: 'other', starts: '15:00', bufferAfter: 15 });
    const entries = [moved, other];
    expect(judge('nikos', '14:30', { entries })).toEqual({ kind: 'free' });
    expect(judge('nikos', '14:45', { entries })).toEqual({ kind: 'taken', by: other });
    expect(judge('nikos', '15:30', { entries })).toEqual({ kind: 'taken', by: other });
    expect(judge('nikos', '15:45', { entries })).toEqual({ kind: 'free' });
    expect(judge('eleni', '15:00', { entries })).toEqual({ kind: 'other-barber' });
  });

  it('is free within the processing time of another visit, and after a missed one', () => {
    const color = visit({
      id: 'color',
      starts: '15:00',
      minutes: 90,
      parts: [range('15:00', '15:30'), range('16:00', '16:30')],
      gap: range('15:30', '16:00'),
    });
    expect(judge('nikos', '15:30', { entries: [moved, color] })).toEqual({ kind: 'free' });
    const missed = visit({ id: 'missed', starts: '15:00', status: 'no_show', parts: [] });
    expect(judge('nikos', '15:00', { entries: [moved, missed] })).toEqual({ kind: 'free' });
  });

  it('is away during an absence', () => {
    const [nikos, eleni] = dayAt().barbers;
    if (nikos === undefined || eleni === undefined) throw new Error('No team');
    const absences = [{ id: 'a', range: range('15:00', '16:00') }];
    const barbers = [{ ...nikos, absences }, eleni];
    expect(judge('nikos', '15:30', { barbers })).toEqual({ kind: 'away' });
  });

  it('outside of the hours is refused for a visit and a warning for kept time', () => {
    expect(judge('nikos', '16:45')).toEqual({ kind: 'outside', isRefused: true });
    expect(judge('nikos', '17:00', { entry: block() })).toEqual({
      kind: 'outside',
      isRefused: false,
    });
  });

  it('is past half an hour after it began', () => {
    expect(judge('nikos', '11:30')).toEqual({ kind: 'free' });
    expect(judge('nikos', '11:15')).toEqual({ kind: 'past' });
  });

  it('of another day keeps the length and the buffers of the entry', () => {
    const tomorrow = visit({ bufferAfter: 15 });
    const day = { ...tomorrow.visit, startsAt: tomorrow.visit.startsAt + 24 * 3_600_000 };
    const entry = {
      ...tomorrow,
      visit: { ...day, endsAt: day.startsAt + 1_800_000, date: '2026-11-27' },
      parts: [{ ...day, endsAt: day.startsAt + 2_700_000, date: '2026-11-27' }],
    };
    const entries = [visit({ id: 'other', starts: '15:30' })];
    expect(judge('nikos', '14:45', { entry, entries })).toEqual({ kind: 'free' });
    expect(judge('nikos', '15:00', { entry, entries })).toMatchObject({ kind: 'taken' });
    expect(judge('nikos', '16:30', { entry, entries })).toEqual({ kind: 'free' });
  });

  it('is foreign for a barber in the column of another', () => {
    expect(judge('eleni', '15:00', { salon: barber })).toEqual({ kind: 'foreign' });
    expect(judge('nikos', '15:00', { salon: barber })).toEqual({ kind: 'free' });
  });
});

describe('an entry can be moved', () => {
  it('while it is confirmed and not over', () => {
    expect(canMove(owner, visit(), noon)).toBe(true);
    expect(canMove(owner, visit({ status: 'completed' }), noon)).toBe(false);
    expect(canMove(owner, visit({ starts: '11:30' }), noon)).toBe(false);
    expect(canMove(owner, block(), noon)).toBe(true);
  });

  it('by a barber in the own column only', () => {
    expect(canMove(barber, visit(), noon)).toBe(true);
    expect(canMove(barber, visit({ barberId: 'eleni' }), noon)).toBe(false);
  });
});
