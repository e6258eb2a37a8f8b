import { freeOn, minute, nextFree, type NextFree } from '@salonica/policy';
import type { SalonState } from './salon-states.ts';

/** What was computed for a state within one minute. */
interface Known {
  minute: number;
  next: NextFree;
  /** By plain date. */
  freeDays: Map<string, boolean>;
}

/** More days than any horizon has. */
const mostDays = 400;

const known = new WeakMap<SalonState, Known>();

function knownAt(state: SalonState, time: number): Known {
  const now = Math.floor(time / minute);
  const before = known.get(state);
  if (before?.minute === now) return before;
  const next = nextFree(state.calendar, state.busy, time);
  const fresh: Known = { minute: now, next, freeDays: new Map() };
  known.set(state, fresh);
  return fresh;
}

/** {@link nextFree} of a state, computed once a minute. */
export const nextFreeAt = (state: SalonState, time: number): NextFree => knownAt(state, time).next;

/** {@link freeOn} of a state, computed once a minute. */
export function isFreeOn(state: SalonState, date: string, time: number): boolean {
  const { next, freeDays } = knownAt(state, time);
  if (next.salon === null || date < next.salon.date) return false;
  if (date === next.salon.date) return true;
  const before = freeDays.get(date);
  if (before !== undefined) return before;
  const isFree = freeOn(state.calendar, state.busy, date, time);
  if (freeDays.size < mostDays) freeDays.set(date, isFree);
  return isFree;
}
