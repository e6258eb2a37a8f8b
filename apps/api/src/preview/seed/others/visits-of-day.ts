import {
  type Barber,
  barberOnDay,
  type Busy,
  dayClock,
  type DayClock,
  gridOf,
  hoursOf,
  minute,
  partsFrom,
  type Range,
  type SalonCalendar,
  type Service,
  serviceParts,
  timeText,
} from '@salonica/policy';
import { chance, shuffled } from '../chance.ts';
import { hasSampleTeam } from '../team/sample-team.ts';

/** The bookings of other customers. */
export interface OtherVisit {
  service: Service;
  member: Barber;
  /** `HH:mm` */
  time: string;
  startsAt: number;
  endsAt: number;
  /** The occupied range, in milliseconds since 1970. */
  blocks: readonly Range[];
}

/** This share of the free starts is used: a visit occupies one to five, about a quarter in all. */
const shareTaken = 0.12;
/**
 * Mornings are popular: up to this many starts of a day are nearly all taken, at some salons more
 * than at others.
 */
const longestRush = 7;
const shareTakenInRush = 0.7;

/** On this share of days a busy salon is fully booked. */
const shareFull = 0.06;
const shareOftenFull = 0.4;

/**
 * The starts of a day that other customers have taken: deterministic for the salon, day and people.
 */
export function visitsOfDay(
  calendar: SalonCalendar,
  busy: Busy,
  date: string,
): readonly OtherVisit[] {
  const { hours } = hoursOf(calendar, date);
  if (hours.length === 0) return [];
  const clock = dayClock(calendar.timeZone, date);
  const open = hours.map(({ opens, closes }) => ({
    from: clock.opening(opens),
    until: clock.closing(closes),
  }));
  const day = { date, clock, open, grid: gridOf(hours, calendar.slotMinutes) };
  return calendar.barbers.flatMap((member) => visitsOf(calendar, busy, member, day));
}

interface Day {
  date: string;
  clock: DayClock;
  open: readonly Range[];
  /** Minutes since midnight. */
  grid: readonly number[];
}

function visitsOf(
  calendar: SalonCalendar,
  busy: Busy,
  member: Barber,
  { date, clock, open, grid }: Day,
): readonly OtherVisit[] {
  const key = `${member.id} ${date}`;
  const isFull = isFullOn(calendar.salonId, date);
  const rush = Math.floor(chance(`${calendar.salonId} ${date}`) * longestRush);
  const services = [...calendar.services.values()].filter(
    ({ id, isOffered, gap }) =>
      // A gap would leave room for another booking.
      isOffered && member.serviceIds.has(id) && !(isFull && gap !== null),
  );
  const { stateAt } = barberOnDay(member, busy.get(member.id), clock, date);
  const visits: OtherVisit[] = [];
  let takenUntil = -Infinity;
  for (const [place, at] of grid.entries()) {
    const start = clock.instantOf(at);
    const share = isFull ? 1 : place < rush ? shareTakenInRush : shareTaken;
    if (start === null || start < takenUntil || chance(`${key} ${at}`) >= share) continue;
    const fits = ({ minutes, bufferBefore }: Service, parts: readonly Range[]) =>
      start - bufferBefore * minute >= takenUntil &&
      open.some(({ from, until }) => from <= start && start + minutes * minute <= until) &&
      stateAt(start, { length: minutes * minute, parts, atSalon: parts }) === 'free';
    const service = shuffled(services, `${key} ${at}`).find((wanted) =>
      fits(wanted, serviceParts(wanted, null)),
    );
    if (service === undefined) continue;
    const blocks = partsFrom(start, serviceParts(service, null));
    takenUntil = blocks.at(-1)?.until ?? start;
    visits.push({
      service,
      member,
      time: timeText(at),
      startsAt: start,
      endsAt: start + service.minutes * minute,
      blocks,
    });
  }
  return visits;
}

/** The sample salons always have a free time. */
function isFullOn(salonId: string, date: string): boolean {
  return (
    !hasSampleTeam(salonId) &&
    chance(`${salonId} often full`) < shareOftenFull &&
    chance(`${salonId} ${date} full`) < shareFull
  );
}
