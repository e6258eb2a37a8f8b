import type { DayPart, NearestWire } from '@salonica/contract/v1';
import {
  addDays,
  type Busy,
  createPlanner,
  daysOf,
  type Draft,
  minute,
  partsAt,
  partsFrom,
  type Planner,
  type Range,
  type SalonCalendar,
  servedBy,
  timeText,
  wallClock,
} from '@salonica/policy';

/** The times that suit a waiting customer. */
export interface Waiting {
  draft: Draft;
  from: string;
  to: string;
  /** Null for any time of the day. */
  part: DayPart | null;
  /** Only starts before this instant. @default any */
  before?: number;
}

/** A start that uses freed time. */
export interface FoundStart {
  date: string;
  time: string;
  /** Null for any free barber. */
  barberId: string | null;
}

/** Less is too short for a customer who is notified by mail. */
const leastHold = 2 * minute;

/** Free times named in a refusal. */
const mostShown = 3;

/** Part of the day, as the slot list groups times. */
export function dayPartOf(time: string): DayPart {
  if (time < '12:00') return 'morning';
  if (time < '15:00') return 'midday';
  return time < '18:00' ? 'afternoon' : 'evening';
}

/**
 * The first suitable start by the booking rules that uses freed time.
 * @param freed - the barber of the freed time; null for all
 */
export function findStart(
  calendar: SalonCalendar,
  busy: Busy,
  { draft, from, to, part, before = Infinity }: Waiting,
  freed: Range & { barberId: string | null },
  now: number,
): FoundStart | undefined {
  const planner = createPlanner(calendar, busy, draft, now);
  const partsWith = new Map(
    calendar.barbers.map((member) => [
      member.id,
      partsAt(calendar, servedBy(draft.service, member), draft.location) ?? [],
    ]),
  );
  const dateOf = (instant: number) => wallClock(calendar.timeZone, instant).date;
  // A visit at home may begin on the day before its return trip.
  const first = latest(from, planner.today, addDays(dateOf(freed.from), -1));
  const last = earliest(to, planner.last, addDays(dateOf(freed.until), 1));
  for (const date of daysOf(first, last)) {
    const { grid, judge } = planner.day(date);
    for (const at of grid) {
      const time = timeText(at);
      if (part !== null && dayPartOf(time) !== part) continue;
      const { instant, refusal, barberIds } = judge(at);
      if (instant === null || refusal !== null || instant >= before) continue;
      if (freed.barberId !== null && !barberIds.includes(freed.barberId)) continue;
      const chairs = freed.barberId === null ? barberIds : [freed.barberId];
      const usesIt = chairs.some((id) =>
        partsFrom(instant, partsWith.get(id) ?? []).some(
          (taken) => taken.from < freed.until && freed.from < taken.until,
        ),
      );
      if (usesIt) return { date, time, barberId: freed.barberId ?? draft.barberId };
    }
  }
  return undefined;
}

const latest = (...dates: readonly string[]) => dates.toSorted().at(-1) ?? '';
const earliest = (...dates: readonly string[]) => dates.toSorted()[0] ?? '';

/** Suitable starts that are free already, at most three: they need no waitlist entry. */
export function freeStarts(
  planner: Planner,
  { from, to, part }: Pick<Waiting, 'from' | 'to' | 'part'>,
): NearestWire[] {
  const found: NearestWire[] = [];
  const last = earliest(to, planner.last);
  for (let date = latest(from, planner.today); date <= last; date = addDays(date, 1)) {
    const { grid, judge } = planner.day(date);
    for (const at of grid) {
      const time = timeText(at);
      if (part !== null && dayPartOf(time) !== part) continue;
      const { refusal, barberIds } = judge(at);
      if (refusal === null) found.push({ date, time, barberIds: [...barberIds] });
      if (found.length === mostShown) return found;
    }
  }
  return found;
}

/**
 * The end of the hold: as long as the salon allows, and no longer than the time can be booked; null
 * where that is too short.
 */
export function holdUntil(
  { offerMinutes, leadMinutes }: Pick<SalonCalendar, 'offerMinutes' | 'leadMinutes'>,
  startsAt: number,
  now: number,
): number | null {
  const until = Math.min(now + offerMinutes * minute, startsAt - leadMinutes * minute);
  return until - now < leastHold ? null : until;
}

/** Ranges minus other ranges. */
export function rangesWithout(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  let left = [...ranges];
  for (const { from, until } of taken) {
    left = left.flatMap((range) =>
      [
        { from: range.from, until: Math.min(range.until, from) },
        { from: Math.max(range.from, until), until: range.until },
      ].filter((rest) => rest.from < rest.until),
    );
  }
  return left;
}
