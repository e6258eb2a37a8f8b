import { tidyLine } from '@salonica/text';
import { contactOf } from '../../domain/guest.ts';
import type { Barber } from '../../domain/barber.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day, Slot } from '../../domain/slot.ts';
import { addDays, type PlainDate, type PlainTime } from '../../shared/dates.ts';
import { anyBarber, type BookingDraft, type BookingStep, bookingSteps } from './booking-draft.ts';

/** The inputs of the rules for continuing. */
export interface Situation {
  readonly salon: Pick<SalonDetails, 'offer' | 'team' | 'policy'>;
  /** By the calendar of the salon. */
  readonly today: PlainDate;
  /** Null until the days of the chosen service are known. */
  readonly days: readonly Day[] | null;
  /** Null until the times of the chosen day are known. */
  readonly slots: readonly Slot[] | null;
  /** The visitor may have booked the chosen time: the last attempt ended without a response. */
  readonly mayBeOurs: boolean;
  readonly isGuest: boolean;
}

export function lastBookableDate(
  today: PlainDate,
  { policy }: Pick<SalonDetails, 'policy'>,
): PlainDate {
  return addDays(today, policy.horizonDays);
}

/** Plain dates sort as text. */
export function isWithinHorizon(
  date: PlainDate,
  { today, salon }: Pick<Situation, 'today' | 'salon'>,
): boolean {
  return date >= today && date <= lastBookableDate(today, salon);
}

/** Unknown days are accepted: their times are checked before booking. */
export function isBookable(
  date: PlainDate,
  situation: Pick<Situation, 'today' | 'salon' | 'days'>,
): boolean {
  const state = situation.days?.find((day) => day.date === date)?.state ?? 'free';
  return isWithinHorizon(date, situation) && (state === 'free' || state === 'few');
}

/** The barbers for a service; all of them without one. */
export function barbersFor<Member extends Pick<Barber, 'serviceIds'>>(
  team: readonly Member[],
  serviceId: string | null,
): readonly Member[] {
  return serviceId === null
    ? team
    : team.filter(({ serviceIds }) => serviceIds.includes(serviceId));
}

/** Whether any barber can be chosen for a service, the choice "any barber" included. */
export function isBarberOffered(
  barberId: string,
  serviceId: string | null,
  { team }: Pick<SalonDetails, 'team'>,
): boolean {
  return barberId === anyBarber || barbersFor(team, serviceId).some(({ id }) => id === barberId);
}

/** Whether the slot is free with this barber, or with any barber while none is chosen. */
export function isFree(slots: readonly Slot[], time: PlainTime, barberId: string | null): boolean {
  const free = slots.find((slot) => slot.time === time)?.barberIds ?? [];
  return barberId === null || barberId === anyBarber ? free.length > 0 : free.includes(barberId);
}

/** Unknown slots are accepted: they are checked again before booking. */
function timeHolds({ time, barberId }: BookingDraft, { slots, mayBeOurs }: Situation): boolean {
  return time !== null && (slots === null || mayBeOurs || isFree(slots, time, barberId));
}

/** Whether the address of a home visit is missing. */
export function lacksAddress({ location, address }: BookingDraft): boolean {
  return location === 'home' && tidyLine(address) === '';
}

/** What is missing or wrong about a guest, in the order of the fields; null for a customer. */
export function guestProblem(
  { guestName, guestContact }: BookingDraft,
  { isGuest }: Pick<Situation, 'isGuest'>,
): 'name' | 'contact' | null {
  if (!isGuest) return null;
  if (guestName.trim() === '') return 'name';
  return contactOf(guestContact) === null ? 'contact' : null;
}

const requirements: Readonly<
  Record<BookingStep, (draft: BookingDraft, situation: Situation) => boolean>
> = {
  service: ({ serviceId }, { salon }) => salon.offer.some(({ id }) => id === serviceId),
  date: ({ date }, situation) => date !== null && isWithinHorizon(date, situation),
  time: (draft, situation) => draft.barberId !== null && timeHolds(draft, situation),
  location: (draft, situation) => !lacksAddress(draft) && guestProblem(draft, situation) === null,
};

/** Whether this step is complete. */
export function requirementMet(
  step: BookingStep,
  draft: BookingDraft,
  situation: Situation,
): boolean {
  return requirements[step](draft, situation);
}

/** The first incomplete step, or null when the draft is complete. */
export function firstOpenStep(draft: BookingDraft, situation: Situation): BookingStep | null {
  return bookingSteps.find((step) => !requirementMet(step, draft, situation)) ?? null;
}

/** A step opens when every step before it is complete. */
export function isReachable(step: BookingStep, draft: BookingDraft, situation: Situation): boolean {
  return bookingSteps
    .slice(0, bookingSteps.indexOf(step))
    .every((earlier) => requirementMet(earlier, draft, situation));
}

/** The step for a requested one: itself, or the last one that opens before it. */
export function stepToOpen(
  wanted: BookingStep,
  draft: BookingDraft,
  situation: Situation,
): BookingStep {
  const upToWanted = bookingSteps.slice(0, bookingSteps.indexOf(wanted) + 1);
  return upToWanted.findLast((step) => isReachable(step, draft, situation)) ?? 'service';
}
