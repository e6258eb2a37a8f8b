import type { Busy, SalonCalendar, Service } from './calendar.ts';
import { type PlainDateTime, shortestService } from './free-starts.ts';
import { daysOf, timeText } from './plain-time.ts';
import { createPlanner, firstFree, type Planner } from './starts.ts';

/**
 * The next free start of each barber and of the salon, for their shortest service; null within the
 * horizon.
 */
export interface NextFree {
  salon: PlainDateTime | null;
  team: Readonly<Record<string, PlainDateTime | null>>;
}

export function nextFree(calendar: SalonCalendar, busy: Busy, now: number): NextFree {
  const team = calendar.barbers.map(
    (barber) =>
      [
        barber.id,
        nextOf(calendar, busy, barber.id, shortestService(calendar, barber), now),
      ] as const,
  );
  const times = team.flatMap(([, time]) => time ?? []);
  const [salon = null] = times.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  return { salon, team: Object.fromEntries(team) };
}

const textOf = ({ date, time }: PlainDateTime) => `${date}T${time}`;

function nextOf(
  calendar: SalonCalendar,
  busy: Busy,
  barberId: string,
  service: Service | undefined,
  now: number,
): PlainDateTime | null {
  if (service === undefined) return null;
  const planner = createPlanner(calendar, busy, { service, location: 'salon', barberId }, now);
  return nextFreeFrom(planner, planner.today);
}

/** The first free start from a day on; null within the horizon. */
export function nextFreeFrom(planner: Planner, from: string): PlainDateTime | null {
  for (const date of daysOf(from < planner.today ? planner.today : from, planner.last)) {
    const start = firstFree(planner.day(date));
    if (start !== undefined) return { date, time: timeText(start.at) };
  }
  return null;
}
