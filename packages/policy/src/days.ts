import type { DayState } from '@salonica/contract/v1';
import type { Bilingual } from './calendar.ts';
import { daysOf } from './plain-time.ts';
import type { Planner } from './starts.ts';

export interface DaySummary {
  date: string;
  state: DayState;
  /** Number of free starts. */
  free: number;
  /** The reason for closing. */
  reason: Bilingual | null;
}

/** A day with this many free starts or fewer is nearly full. */
const mostOfFew = 3;

/** The state of every day in a range, both ends included. */
export function daySummaries(planner: Planner, from: string, to: string): DaySummary[] {
  return Array.from(daysOf(from, to), (date) => summary(planner, date));
}

function summary(planner: Planner, date: string): DaySummary {
  const day = { date, free: 0, reason: null };
  if (date < planner.today) return { ...day, state: 'past' };
  if (date > planner.last) return { ...day, state: 'beyond' };
  const { hours, reason, grid, judge } = planner.day(date);
  if (hours.length === 0) return { ...day, state: 'closed', reason };
  const starts = grid.map((at) => judge(at));
  if (starts.some(({ refusal }) => refusal === 'paused')) return { ...day, state: 'closed' };
  const free = starts.filter(({ refusal }) => refusal === null).length;
  if (free > 0) return { ...day, state: free <= mostOfFew ? 'few' : 'free', free };
  return { ...day, state: starts.every(({ refusal }) => refusal === 'past') ? 'past' : 'full' };
}
