import { useInstant } from '../../blocks/use-instant.ts';

const minute = 60_000;
const slot = 15 * minute;

const nextMinute = (instant: number): number => (Math.floor(instant / minute) + 1) * minute;

/** The present of a plan, and the beginning of its slot: a large plan is not made each minute. */
export function usePlanNow(): { readonly now: number; readonly slotNow: number } {
  const now = useInstant(nextMinute);
  return { now, slotNow: Math.floor(now / slot) * slot };
}
