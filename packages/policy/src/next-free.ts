import type { Busy, SalonCalendar, Service } from './calendar.ts';
import { daysOf, timeText } from './plain-time.ts';
import { createPlanner, firstFree, type Planner } from './starts.ts';

export interface PlainDateTime {
  date: string;
  time: string;
}

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
    ({ id, serviceIds }) =>
      [id, nextOf(calendar, busy, id, shortest(calendar, serviceIds), now)] as const,
  );
  const times = team.flatMap(([, time]) => time ?? []);
  const [salon = null] = times.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  return { salon, team: Object.fromEntries(team) };
}

/** Whether any barber is free on a day for their shortest service. */
export function freeOn(calendar: SalonCalendar, busy: Busy, date: string, now: number): boolean {
  return calendar.barbers.some(({ id, serviceIds }) => {
    const service = shortest(calendar, serviceIds);
    if (service === undefined) return false;
    const planner = createPlanner(
      calendar,
      busy,
      { service, location: 'salon', barberId: id },
      now,
    );
    return firstFree(planner.day(date)) !== undefined;
  });
}

const textOf = ({ date, time }: PlainDateTime) => `${date}T${time}`;

function shortest({ services }: SalonCalendar, ids: ReadonlySet<string>): Service | undefined {
  const [service] = [...services.values()]
    .filter(({ id, isOffered }) => isOffered && ids.has(id))
    .toSorted((a, b) => a.minutes - b.minutes || a.position - b.position);
  return service;
}

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
