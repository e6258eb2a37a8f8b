import type { DeskDay, DeskEntry } from '../../domain/desk.ts';
import { planOfDay, type PlannedDay, type PlanWords } from './plan-of-day.ts';

/**
 * The days of one barber side by side: the columns are named by their dates.
 * @param nameOf - the name of a day
 */
export function planOfWeek(
  days: readonly DeskDay[],
  barberId: string,
  {
    words,
    canMove,
    now,
    nameOf,
  }: {
    readonly words: PlanWords;
    readonly canMove: (entry: DeskEntry) => boolean;
    /** Milliseconds since 1970. */
    readonly now: number;
    readonly nameOf: (date: string) => string;
  },
): PlannedDay {
  const plans = days.map((day) => {
    const own = {
      ...day,
      barbers: day.barbers.filter(({ id }) => id === barberId),
      entries: day.entries.filter((entry) => entry.barberId === barberId),
    };
    const plan = planOfDay(own, words, canMove, now);
    const column = {
      hours: [],
      ...plan.columns[0],
      id: day.date,
      name: nameOf(day.date),
      picture: undefined,
    };
    return {
      ...plan,
      column,
      entries: plan.entries.map((entry) => ({ ...entry, columnId: day.date })),
    };
  });
  return {
    columns: plans.map(({ column }) => column),
    entries: plans.flatMap(({ entries }) => entries),
    from: Math.min(...plans.map(({ from }) => from)),
    until: Math.max(...plans.map(({ until }) => until)),
  };
}
