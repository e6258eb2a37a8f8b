import { createMemo } from './memo.ts';
import { freeOn, type NextFree, nextFree } from './next-free.ts';
import { minute } from './plain-time.ts';
import type { SalonState } from './salon-states.ts';

const nextTimes = createMemo<NextFree>();
const freeDays = createMemo<boolean>();

const minuteOf = (time: number) => String(Math.floor(time / minute));

/** {@link nextFree} of a state, computed once a minute. */
export const nextFreeAt = (state: SalonState, time: number): NextFree =>
  nextTimes(state, minuteOf(time), () => nextFree(state.calendar, state.busy, time));

/** {@link freeOn} of a state, computed once a minute. */
export function isFreeOn(state: SalonState, date: string, time: number): boolean {
  const next = nextFreeAt(state, time).salon;
  if (next === null || date < next.date) return false;
  return (
    date === next.date ||
    freeDays(state, `${minuteOf(time)} ${date}`, () =>
      freeOn(state.calendar, state.busy, date, time),
    )
  );
}
