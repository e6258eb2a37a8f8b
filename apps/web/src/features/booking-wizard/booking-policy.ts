import { tidyLine } from '@salonica/text';
import type { Barber } from '../../domain/barber.ts';
import { contactOf } from '../../domain/guest.ts';
import type { FreeTime, Slot } from '../../domain/slot.ts';
import {
  addDays,
  closestTimes,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  todayIn,
} from '../../shared/dates.ts';
import type { BookingContext, Choice, Here, LossCause } from './booking-context.ts';
import { anyBarber, type BookingDraft, type BookingStep, bookingSteps } from './booking-draft.ts';

/* Days, barbers and times. */

/** By the calendar of the salon. */
export const todayAt = ({ salon, now }: Here): PlainDate => todayIn(salon.timeZone, now());

export const lastDayAt = (here: Here): PlainDate =>
  addDays(todayAt(here), here.salon.policy.horizonDays);

/** Plain dates sort as text. */
export const isWithinHorizon = (here: Here, date: PlainDate | null): boolean =>
  date !== null && date >= todayAt(here) && date <= lastDayAt(here);

/** Unknown days are accepted: their times are checked before booking. */
export function isBookable(context: BookingContext, { date }: Choice<'date'>): boolean {
  const state = context.days?.find((day) => day.date === date)?.state ?? 'free';
  return isWithinHorizon(context, date) && (state === 'free' || state === 'few');
}

/** The barbers for a service; all of them without one. */
export const barbersFor = <Member extends Pick<Barber, 'serviceIds'>>(
  team: readonly Member[],
  serviceId: string | null,
): readonly Member[] =>
  serviceId === null ? team : team.filter(({ serviceIds }) => serviceIds.includes(serviceId));

/** Whether any barber can be chosen for a service, the choice "any barber" included. */
export const isBarberOffered = (
  { salon, draft: { serviceId } }: Pick<BookingContext, 'salon' | 'draft'>,
  { barberId: asked }: Choice<'barberId'>,
): boolean =>
  asked === anyBarber || barbersFor(salon.team, serviceId).some(({ id }) => id === asked);

export const isServiceOffered = ({ salon }: Here, { serviceId }: Choice<'serviceId'>): boolean =>
  salon.offer.some(({ id }) => id === serviceId);

export const isPlaceOffered = ({ salon }: Here, { location }: Choice<'location'>): boolean =>
  location === 'salon' || salon.policy.travel !== null;

/** Whether the slot is free with this barber, or with any barber while none is chosen. */
export function isFree(slots: readonly Slot[], time: PlainTime, barberId: string | null): boolean {
  const free = slots.find((slot) => slot.time === time)?.barberIds ?? [];
  return barberId === null || barberId === anyBarber ? free.length > 0 : free.includes(barberId);
}

export const isTimeFree = ({ slots, draft }: BookingContext, { time }: Choice<'time'>): boolean =>
  slots !== null && time !== null && isFree(slots, time, draft.barberId);

/** Another booking has it; if it may be the visitor's own, the salon decides. */
export const isTimeLost = ({ draft, slots, mayBeOurs }: BookingContext): boolean =>
  draft.time !== null && slots !== null && !mayBeOurs && !isFree(slots, draft.time, draft.barberId);

/* The steps. */

/** Whether the address of a home visit is missing. */
export const lacksAddress = ({ location, address }: BookingDraft): boolean =>
  location === 'home' && tidyLine(address) === '';

/** What is missing or wrong about a guest, in the order of the fields; null for a customer. */
export function guestProblem({
  draft: { guestName, guestContact },
  isGuest,
}: Pick<BookingContext, 'draft' | 'isGuest'>): 'name' | 'contact' | null {
  if (!isGuest) return null;
  if (guestName.trim() === '') return 'name';
  return contactOf(guestContact) === null ? 'contact' : null;
}

/** Unknown slots are accepted: they are checked again before booking. */
const requirements: Readonly<Record<BookingStep, (context: BookingContext) => boolean>> = {
  service: (context) => isServiceOffered(context, context.draft),
  date: (context) => isWithinHorizon(context, context.draft.date),
  time: (context) =>
    context.draft.barberId !== null && context.draft.time !== null && !isTimeLost(context),
  location: (context) => !lacksAddress(context.draft) && guestProblem(context) === null,
};

export const isComplete = (context: BookingContext, step: BookingStep): boolean =>
  requirements[step](context);

/** The first incomplete step, or null when the draft is complete. */
export const firstOpenStep = (context: BookingContext): BookingStep | null =>
  bookingSteps.find((step) => !isComplete(context, step)) ?? null;

export type RefusalReason = 'incomplete' | 'address' | 'name' | 'contact';

/** Why the draft cannot be sent: one field of the last step, or more than that. */
export function refusalOf(context: BookingContext): RefusalReason {
  if (firstOpenStep(context) !== 'location') return 'incomplete';
  if (lacksAddress(context.draft)) return 'address';
  return guestProblem(context) ?? 'incomplete';
}

/** A step opens when every step before it is complete. */
export const isReachable = (context: BookingContext, step: BookingStep): boolean =>
  bookingSteps.slice(0, bookingSteps.indexOf(step)).every((before) => isComplete(context, before));

/** The step for a requested one: itself, or the last one that opens before it. */
export const stepToOpen = (context: BookingContext, wanted: BookingStep): BookingStep =>
  bookingSteps
    .slice(0, bookingSteps.indexOf(wanted) + 1)
    .findLast((step) => isReachable(context, step)) ?? 'service';

/* A lost time. */

/** Why a time is lost, from the day's data, or else from the events before the day was loaded. */
export function causeOf(time: PlainTime | null, { slots, cause }: BookingContext): LossCause {
  const refusal = slots?.find((slot) => slot.time === time)?.refusal ?? 'booked';
  if (refusal === 'travel') return 'travel';
  return refusal === 'booked' || refusal === 'away' ? cause : 'closed';
}

/** Free times around the lost one, in calendar order. */
export function nearestFree({ lost, nearest, slots, draft }: BookingContext): readonly FreeTime[] {
  if (lost === null) return [];
  const { date } = lost;
  if (nearest !== null) {
    const textOf = (free: FreeTime) => `${free.date}T${free.time}`;
    return nearest
      .filter((free) => free.date !== date || slots === null || isFree(slots, free.time, null))
      .toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  }
  const free = (slots ?? []).filter((slot) => isFree(slots ?? [], slot.time, draft.barberId));
  const times = free.map(({ time }) => time);
  const closest = closestTimes(times, lost.time);
  return free
    .filter(({ time }) => closest.includes(time))
    .map(({ time, barberIds }) => ({ date, time, barberIds }));
}

export const nearestAt = (context: BookingContext, at: PlainDateTime): FreeTime | undefined =>
  nearestFree(context).find(({ date, time }) => date === at.date && time === at.time);
