import {
  minute,
  nextFree,
  type NextFree,
  nextStarts,
  type PlainDateTime,
  type StartsQuery,
} from '@salonica/policy';
import type { SalonState } from './salon-states.ts';

/** What was computed for a state within one minute. */
interface Known {
  minute: number;
  next: NextFree;
}

const known = new WeakMap<SalonState, Known>();

function knownAt(state: SalonState, time: number): Known {
  const now = Math.floor(time / minute);
  const before = known.get(state);
  if (before?.minute === now) return before;
  const next = nextFree(state.calendar, state.busy, time);
  const fresh: Known = { minute: now, next };
  known.set(state, fresh);
  return fresh;
}

/** {@link nextFree} of a state, computed once a minute. */
export const nextFreeAt = (state: SalonState, time: number): NextFree => knownAt(state, time).next;

/** {@link nextStarts} of a state. */
export const nextStartsAt = (
  { calendar, busy }: SalonState,
  query: StartsQuery & { most: number },
  time: number,
): PlainDateTime[] => nextStarts(calendar, busy, query, time);
