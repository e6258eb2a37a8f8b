import { readBusy } from '../availability/busy-rows.ts';
import type { Busy, SalonCalendar, StaffMember } from '../availability/calendar.ts';
import { dayClock } from '../availability/day-clock.ts';
import { day, minute, minutesOf } from '../availability/plain-time.ts';
import { partsAt } from '../availability/service-parts.ts';
import { createPlanner, type Wish } from '../availability/starts.ts';
import type { Database } from '../database/database.ts';
import { takeChair } from './blocks.ts';
import { StartRefusedError } from './start-refused.ts';

/** Where and when a visit can take place. */
export interface Place {
  member: StaffMember;
  startsAt: number;
  endsAt: number;
}

export interface PlaceWish extends Wish {
  date: string;
  /** `HH:mm` */
  time: string;
}

/**
 * The chair for a wish, by the rules of booking, while the salon is locked.
 *
 * @param except - a booking whose own blocks do not count
 * @throws StartRefusedError
 */
export async function findPlace(
  tx: Database,
  calendar: SalonCalendar,
  wish: PlaceWish,
  now: number,
  except?: string,
): Promise<Place> {
  const { date, service } = wish;
  const at = minutesOf(wish.time);
  const clock = dayClock(calendar.timeZone, date);
  const [begins, ends] = [clock.opening(0), clock.closing(24 * 60)];
  const busy = await readBusy(tx, {
    salonId: calendar.salonId,
    from: begins - day,
    until: ends + day,
    ...(except === undefined ? {} : { except }),
  });
  const { instant, refusal, staffIds } = createPlanner(calendar, busy, wish, now)
    .day(date)
    .judge(at);
  const member = leastBusy(calendar, busy, staffIds, begins, ends);
  if (refusal !== null || instant === null || member === undefined) {
    const { salonId } = calendar;
    throw new StartRefusedError(refusal ?? 'away', { salonId, wish, date, at, except });
  }
  return { member, startsAt: instant, endsAt: instant + service.minutes * minute };
}

/** Of the free ones who has the least to do that day; of equals the first of the team. */
function leastBusy(
  { staff }: SalonCalendar,
  busy: Busy,
  staffIds: readonly string[],
  begins: number,
  ends: number,
): StaffMember | undefined {
  const work = ({ id }: StaffMember) => busy.get(id)?.within(begins, ends) ?? 0;
  const [member] = staff
    .filter(({ id }) => staffIds.includes(id))
    .toSorted((a, b) => work(a) - work(b));
  return member;
}

/**
 * Takes the chair for a booking that is stored.
 *
 * @throws StartRefusedError where the database knows better
 */
export async function takePlace(
  tx: Database,
  calendar: SalonCalendar,
  wish: PlaceWish,
  bookingId: string,
  { member, startsAt }: Place,
): Promise<void> {
  const parts = partsAt(calendar, wish.service, wish.location) ?? [];
  if (await takeChair(tx, bookingId, member.id, startsAt, parts)) return;
  throw new StartRefusedError('booked', {
    salonId: calendar.salonId,
    wish,
    date: wish.date,
    at: minutesOf(wish.time),
    except: bookingId,
  });
}
