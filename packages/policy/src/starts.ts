import type { SlotRefusal } from '@salonica/contract/v1';
import type { Busy, Location, SalonCalendar, Service } from './calendar.ts';
import { dayClock, type DayClock, wallClock } from './day-clock.ts';
import { type DayHours, gridOf, hoursOf } from './open-hours.ts';
import { addDays, minute, weekdayOf } from './plain-time.ts';
import { partsAt, serviceParts } from './service-parts.ts';
import { type BarberState, barberOnDay, type Visit } from './barber-day.ts';
import { servedBy } from './served-by.ts';

/** The requested booking. */
export interface Draft {
  service: Service;
  location: Location;
  /** Null for any barber who does the service. */
  barberId: string | null;
}

/** A start of a day and the barbers who are free. */
export interface Start {
  /** Minutes since midnight. */
  at: number;
  /** Null where the clocks skip or repeat it. */
  instant: number | null;
  /** In the order of the team. */
  barberIds: readonly string[];
  /** Null if a barber is free. */
  refusal: SlotRefusal | null;
}

/** A day of a salon for one request. */
export interface DayPlan extends DayHours {
  clock: DayClock;
  /** Every start of the day in order, as minutes since midnight. */
  grid: readonly number[];
  /** Any start, on or off the grid. */
  judge: (at: number) => Start;
  /** Who does the service, and whether they work at no start of the day. */
  team: () => readonly { barberId: string; isAway: boolean }[];
}

/** Availability of one request on any day. */
export interface Planner {
  /** At the salon. */
  today: string;
  /** The last bookable day. */
  last: string;
  day(date: string): DayPlan;
  /** How long the visit takes with a barber; null for a barber who is not known. */
  minutesWith(barberId: string | null): number;
}

/** The booking rules for a salon's calendar and bookings at one moment. */
export function createPlanner(
  calendar: SalonCalendar,
  busy: Busy,
  { service, location, barberId }: Draft,
  now: number,
): Planner {
  const today = wallClock(calendar.timeZone, now).date;
  const last = addDays(today, calendar.horizonDays);
  // Starts are whole minutes, so the result is constant within a minute.
  const thisMinute = Math.floor(now / minute) * minute;
  const earliest = thisMinute + calendar.leadMinutes * minute;
  const visitOf = (own: Service): Visit => ({
    length: own.minutes * minute,
    parts: partsAt(calendar, own, location),
    atSalon: serviceParts(own, null),
  });
  const usual = visitOf(service);
  const team = calendar.barbers
    .filter(
      ({ id, serviceIds }) => serviceIds.has(service.id) && (barberId === null || barberId === id),
    )
    .map((member) => {
      const own = servedBy(service, member);
      return { member, visit: own === service ? usual : visitOf(own) };
    });
  const shortest =
    team.length === 0 ? usual.length : Math.min(...team.map(({ visit }) => visit.length));

  const day = (date: string): DayPlan => {
    const clock = dayClock(calendar.timeZone, date);
    const { hours, reason } = hoursOf(calendar, date);
    // A holiday shows its usual starts as closed.
    const shown = hours.length > 0 ? hours : (calendar.hours.get(weekdayOf(date)) ?? []);
    const grid = gridOf(shown, calendar.slotMinutes);
    const open = hours.map(({ opens, closes }) => ({
      from: clock.opening(opens),
      until: clock.closing(closes),
    }));
    const barbers = team.map(({ member, visit }) => ({
      ...barberOnDay(member, busy.get(member.id), clock, date),
      visit,
    }));
    const openAt = (instant: number) =>
      open.find(({ from, until }) => from <= instant && instant < until);

    const refusalOf = (at: number, instant: number | null): SlotRefusal | null => {
      // Also for bookings from before the salon left, or the service was dropped.
      if (!calendar.isOpen || !service.isOffered) return 'closed';
      if (date < today) return 'past';
      if (calendar.isPaused) return 'paused';
      if (hours.length === 0) return 'closed';
      if (instant === null) return 'clock-change';
      if (instant <= thisMinute) return 'past';
      if (instant < earliest) return 'lead';
      if (date > last) return 'horizon';
      const interval = openAt(instant);
      if (interval === undefined || !grid.includes(at)) return 'closed';
      return instant + shortest > interval.until ? 'closing' : null;
    };

    const judge = (at: number): Start => {
      const instant = clock.instantOf(at);
      const refusal = refusalOf(at, instant);
      if (refusal !== null || instant === null) return { at, instant, barberIds: [], refusal };
      const barberIds: string[] = [];
      const states = new Set<BarberState>();
      const closing = openAt(instant)?.until ?? instant;
      for (const { id, stateAt, visit } of barbers) {
        const state = instant + visit.length > closing ? 'away' : stateAt(instant, visit);
        if (state === 'free') barberIds.push(id);
        else states.add(state);
      }
      return { at, instant, barberIds, refusal: barberIds.length > 0 ? null : reasonOf(states) };
    };

    const dayTeam = () => {
      const instants = grid.flatMap((at) => clock.instantOf(at) ?? []);
      return barbers.map(({ id, stateAt, visit }) => ({
        barberId: id,
        isAway: instants.every((instant) => stateAt(instant, visit) === 'away'),
      }));
    };

    return { clock, hours, reason, grid, judge, team: dayTeam };
  };
  const minutesWith = (id: string | null) =>
    servedBy(
      service,
      calendar.barbers.find((member) => member.id === id),
    ).minutes;
  return { today, last, day, minutesWith };
}

/** Reports the least restrictive reason. */
function reasonOf(states: ReadonlySet<BarberState>): SlotRefusal {
  if (states.has('travel')) return 'travel';
  return states.has('booked') ? 'booked' : 'away';
}

/** The first start of a day with a free barber. */
export function firstFree({ grid, judge }: DayPlan): Start | undefined {
  for (const at of grid) {
    const start = judge(at);
    if (start.refusal === null) return start;
  }
  return undefined;
}
