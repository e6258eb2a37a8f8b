import type { BookingLocation } from '../../domain/booking.ts';
import type { Day, FreeTime, Slot, SlotRefusal } from '../../domain/slot.ts';
import {
  addDays,
  addMinutes,
  minutesOf,
  type PlainDate,
  type PlainTime,
  salonTimeZone,
  wallClock,
  weekdayOf,
} from '../../shared/dates.ts';
import { holidayOn } from './holidays.ts';
import {
  idAt,
  latestStart,
  memoryBarbers,
  memoryHours,
  memoryPolicy,
  memoryServices,
  serviceWithId,
} from './offer.ts';
import { type MemoryWorld, startOf } from './world.ts';

/** The requested booking. */
export interface Draft {
  readonly salonId: string;
  readonly serviceId: string;
  readonly location: BookingLocation;
  /** Null for any barber who does the service. */
  readonly barberId: string | null;
  /** A booking to move: its own time counts as free. */
  readonly except?: string;
}

type Range = readonly [from: number, until: number];

const { slotMinutes, horizonDays, leadMinutes, travel } = memoryPolicy;
const travelMinutes = travel?.minutes ?? 0;

const overlaps = (a: Range, b: Range): boolean => a[0] < b[1] && b[0] < a[1];

export const slotTimes: readonly PlainTime[] = Array.from({ length: 18 }, (_, index) =>
  addMinutes('09:00', index * slotMinutes),
);

/** Opening and closing in minutes since midnight; null on a closed day. */
function hoursOn(date: PlainDate): Range | null {
  const usual = memoryHours.find(({ weekday }) => weekday === weekdayOf(date));
  const holiday = holidayOn(date, 'en');
  if (usual === undefined) return null;
  const { opens, closes } = holiday ?? usual;
  return opens === null || closes === null ? null : [minutesOf(opens), minutesOf(closes)];
}

/**
 * The ranges in which a barber's chair is occupied by in-memory bookings, in minutes of the day.
 */
function blocksOf(
  world: MemoryWorld,
  { salonId, except }: Draft,
  barberId: string,
  date: PlainDate,
): readonly Range[] {
  return [...world.bookings.values()]
    .filter((booking) => booking.salonId === salonId && booking.barberId === barberId)
    .filter((booking) => booking.date === date && booking.status === 'confirmed')
    .filter(({ id }) => id !== except)
    .map(({ time, minutes, location }) => {
      const way = location === 'home' ? travelMinutes : 0;
      const from = minutesOf(time);
      return [from - way, from + minutes + way] as const;
    });
}

/** Half hours of other people's bookings. */
function takenBlocks(
  world: MemoryWorld,
  salonId: string,
  barberId: string,
  date: PlainDate,
): readonly Range[] {
  return slotTimes
    .filter((time) => world.isTaken({ salonId, barberId, date, time }))
    .map((time) => [minutesOf(time), minutesOf(time) + slotMinutes] as const);
}

type BarberState = 'free' | 'away' | 'booked' | 'travel';

function barberStates(world: MemoryWorld, draft: Draft, date: PlainDate, minutes: number) {
  const { salonId, serviceId } = draft;
  const weekday = weekdayOf(date);
  const key = memoryServices.find((one) => idAt(salonId, one.key) === serviceId)?.key ?? '';
  return memoryBarbers
    .filter(({ does }) => does.includes(key))
    .map((barber) => ({ ...barber, id: idAt(salonId, barber.key) }))
    .filter(({ id }) => draft.barberId === null || draft.barberId === id)
    .map(({ id, daysOff }) => {
      const blocks = [
        ...blocksOf(world, draft, id, date),
        ...takenBlocks(world, salonId, id, date),
      ];
      const meets = (range: Range) => blocks.some((block) => overlaps(block, range));
      return {
        id,
        stateAt: (start: number): BarberState => {
          if (daysOff.includes(weekday)) return 'away';
          if (meets([start, start + minutes])) return 'booked';
          if (draft.location === 'salon') return 'free';
          return meets([start - travelMinutes, start + minutes + travelMinutes])
            ? 'travel'
            : 'free';
        },
      };
    });
}

/** Reports the least restrictive reason. */
function reasonOf(states: readonly BarberState[]): SlotRefusal {
  return (['travel', 'booked'] as const).find((state) => states.includes(state)) ?? 'away';
}

/** Every start of a day in order, unavailable ones included. */
export function slotsOf(world: MemoryWorld, draft: Draft, date: PlainDate): readonly Slot[] {
  const today = wallClock(salonTimeZone, world.now()).date;
  const last = addDays(today, horizonDays);
  const earliest = world.now() + leadMinutes * 60_000;
  // A holiday shows its usual starts as closed; a Sunday has none.
  if (!memoryHours.some(({ weekday }) => weekday === weekdayOf(date))) return [];
  const hours = hoursOn(date);
  const minutes = serviceWithId(draft.salonId, draft.serviceId)?.minutes ?? 0;
  const team = barberStates(world, draft, date, minutes);

  const refusalOf = (time: PlainTime): SlotRefusal | null => {
    const instant = startOf({ date, time });
    if (instant <= world.now()) return 'past';
    if (hours === null || minutesOf(time) >= hours[1]) return 'closed';
    if (instant < earliest) return 'lead';
    if (date > last) return 'horizon';
    return minutesOf(time) + minutes > hours[1] ? 'closing' : null;
  };

  return slotTimes
    .filter((time) => time <= latestStart)
    .map((time) => {
      const ends = addMinutes(time, minutes);
      const refusal = refusalOf(time);
      if (refusal !== null) return { time, ends, barberIds: [], refusal };
      const states = team.map(({ id, stateAt }) => ({ id, state: stateAt(minutesOf(time)) }));
      const barberIds = states.flatMap(({ id, state }) => (state === 'free' ? [id] : []));
      return {
        time,
        ends,
        barberIds,
        refusal: barberIds.length > 0 ? null : reasonOf(states.map(({ state }) => state)),
      };
    });
}

const isFree = ({ refusal }: Slot): boolean => refusal === null;

/** A day with this many free starts or fewer is nearly full. */
const mostOfFew = 3;

export function dayOf(world: MemoryWorld, draft: Draft, date: PlainDate, language: string): Day {
  const today = wallClock(salonTimeZone, world.now()).date;
  const none = { date, free: 0, reason: null };
  if (date < today) return { ...none, state: 'past' };
  if (date > addDays(today, horizonDays)) return { ...none, state: 'beyond' };
  if (hoursOn(date) === null) {
    return { ...none, state: 'closed', reason: holidayOn(date, language)?.reason ?? null };
  }
  const slots = slotsOf(world, draft, date);
  const free = slots.filter(isFree).length;
  if (free > 0) return { ...none, state: free <= mostOfFew ? 'few' : 'free', free };
  return { ...none, state: slots.every(({ refusal }) => refusal === 'past') ? 'past' : 'full' };
}

/** The days from today to the last bookable one. */
export function bookableDays(world: MemoryWorld): readonly PlainDate[] {
  const today = wallClock(salonTimeZone, world.now()).date;
  return Array.from({ length: horizonDays + 1 }, (_, ahead) => addDays(today, ahead));
}

const mostOffered = 3;

/** Free times near an unavailable one: the closest of the same day, then the following days. */
export function nearestTo(
  world: MemoryWorld,
  draft: Draft,
  date: PlainDate,
  time: PlainTime,
): readonly FreeTime[] {
  const found: FreeTime[] = [];
  const distance = (slot: Slot) => Math.abs(minutesOf(slot.time) - minutesOf(time));
  for (const day of bookableDays(world).filter((one) => one >= date)) {
    if (found.length >= mostOffered) break;
    const free = slotsOf(world, draft, day).filter(isFree);
    const best = day === date ? free.toSorted((a, b) => distance(a) - distance(b)) : free;
    for (const slot of best.slice(0, mostOffered - found.length)) {
      found.push({ date: day, time: slot.time, barberIds: slot.barberIds });
    }
  }
  return found;
}
