import type { Barber, Busy, SalonCalendar, Service } from './calendar.ts';
import { daysOf, timeText } from './plain-time.ts';
import { servedBy } from './served-by.ts';
import { createPlanner, type Planner } from './starts.ts';

export interface PlainDateTime {
  date: string;
  time: string;
}

/** The times of one day at the salon. */
export interface DayTimes {
  date: string;
  /** The earliest start. @default any */
  from?: string | undefined;
  /** Starts are earlier than this. @default any */
  before?: string | undefined;
}

export interface StartsQuery {
  /** @default the shortest service of each barber */
  service?: Service | undefined;
  /** @default every day up to the horizon */
  on?: DayTimes | undefined;
}

export interface FreeStart extends PlainDateTime {
  /** Milliseconds since 1970. */
  instant: number;
}

/** The starts at which a barber is free, in order. */
export function* freeStarts(
  calendar: SalonCalendar,
  busy: Busy,
  { service, on }: StartsQuery,
  now: number,
): Generator<FreeStart> {
  const planners = plannersOf(calendar, busy, service, now);
  const [first] = planners;
  if (first === undefined) return;
  const dates = on === undefined ? daysOf(first.today, first.last) : [on.date];
  for (const date of dates) {
    const days = planners.map((planner) => planner.day(date));
    for (const at of days[0]?.grid ?? []) {
      const time = timeText(at);
      if (on !== undefined && !isWithin(on, time)) continue;
      for (const { judge } of days) {
        const { refusal, instant } = judge(at);
        if (refusal !== null || instant === null) continue;
        yield { date, time, instant };
        break;
      }
    }
  }
}

/** The first of {@link freeStarts}, at most `most`. */
export function nextStarts(
  calendar: SalonCalendar,
  busy: Busy,
  { most, ...query }: StartsQuery & { most: number },
  now: number,
): PlainDateTime[] {
  const found: PlainDateTime[] = [];
  for (const { date, time } of freeStarts(calendar, busy, query, now)) {
    found.push({ date, time });
    if (found.length === most) break;
  }
  return found;
}

const isWithin = ({ from, before }: DayTimes, time: string): boolean =>
  (from === undefined || time >= from) && (before === undefined || time < before);

function plannersOf(
  calendar: SalonCalendar,
  busy: Busy,
  service: Service | undefined,
  now: number,
): readonly Planner[] {
  const plan = (planned: Service, barberId: string | null) =>
    createPlanner(calendar, busy, { service: planned, location: 'salon', barberId }, now);
  if (service !== undefined) return [plan(service, null)];
  return calendar.barbers.flatMap((barber) => {
    const shortest = shortestService(calendar, barber);
    return shortest === undefined ? [] : [plan(shortest, barber.id)];
  });
}

/** The shortest of a barber's services that are offered. */
export function shortestService(
  { services }: Pick<SalonCalendar, 'services'>,
  barber: Pick<Barber, 'serviceIds' | 'ownMinutes'>,
): Service | undefined {
  const length = (service: Service) => servedBy(service, barber).minutes;
  const [service] = [...services.values()]
    .filter(({ id, isOffered }) => isOffered && barber.serviceIds.has(id))
    .toSorted((a, b) => length(a) - length(b) || a.position - b.position);
  return service;
}
