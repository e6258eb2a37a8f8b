import {
  addDays,
  closestTimes,
  type PlainDate,
  type PlainTime,
  weekdayOf,
} from '../../shared/dates.ts';
import { addMoney, dollars, type Money, subtractMoney } from '../../shared/money.ts';
import {
  type BookingDraft,
  type BookingStep,
  bookingSteps,
  type DroppedChoice,
  emptyDraft,
} from './booking-draft.ts';
import type { BookableBarber, BookableService, Slot } from '../../domain/ports/old/booking-port.ts';

export const travelFee: Money = dollars(20);

/** The price at which a barber adds nothing. */
export const baseBarberPrice: Money = dollars(65);

/** How far ahead a salon takes bookings, in days. */
export const bookingWindow = 30;

/** Salons are closed then. */
export const sunday = 0;

/** What the visitor may choose from. */
export interface Choices {
  readonly services: readonly Pick<BookableService, 'id' | 'price'>[];
  readonly barbers: readonly Pick<BookableBarber, 'id' | 'price'>[];
}

/** What decides whether a draft may go on: the salon's day, and the slots once they are known. */
export interface Situation {
  readonly today: PlainDate;
  readonly slots: readonly Slot[] | null;
}

export function lastBookableDate(today: PlainDate): PlainDate {
  return addDays(today, bookingWindow);
}

/** Plain dates sort as text. */
export function isBookable(date: PlainDate, today: PlainDate): boolean {
  return date >= today && date <= lastBookableDate(today) && weekdayOf(date) !== sunday;
}

/** Whether the slot is free with this barber, or with anybody while none is chosen. */
export function isFree(slots: readonly Slot[], time: PlainTime, barberId: string | null): boolean {
  const free = slots.find((slot) => slot.time === time)?.freeBarberIds ?? [];
  return barberId === null ? free.length > 0 : free.includes(barberId);
}

/** Slots not known yet are no reason to refuse: they are looked at again before booking. */
function timeHolds({ time, barberId }: BookingDraft, { slots }: Situation): boolean {
  return time !== null && (slots === null || isFree(slots, time, barberId));
}

const requirements: Readonly<
  Record<BookingStep, (draft: BookingDraft, situation: Situation) => boolean>
> = {
  service: ({ serviceId }) => serviceId !== null,
  date: ({ date }, { today }) => date !== null && isBookable(date, today),
  time: (draft, situation) => draft.barberId !== null && timeHolds(draft, situation),
  location: ({ location, address }) => location === 'salon' || address.trim() !== '',
};

/** Whether this step has what it asks for. */
export function requirementMet(
  step: BookingStep,
  draft: BookingDraft,
  situation: Situation,
): boolean {
  return requirements[step](draft, situation);
}

/** The first step that still lacks something, or null when the draft is complete. */
export function firstOpenStep(draft: BookingDraft, situation: Situation): BookingStep | null {
  return bookingSteps.find((step) => !requirementMet(step, draft, situation)) ?? null;
}

/** A step opens when every step before it has what it asks for. */
export function isReachable(step: BookingStep, draft: BookingDraft, situation: Situation): boolean {
  return bookingSteps
    .slice(0, bookingSteps.indexOf(step))
    .every((earlier) => requirementMet(earlier, draft, situation));
}

/** Where the visitor lands who asks for a step: there, or at the last one that opens before it. */
export function stepToOpen(
  wanted: BookingStep,
  draft: BookingDraft,
  situation: Situation,
): BookingStep {
  const upToWanted = bookingSteps.slice(0, bookingSteps.indexOf(wanted) + 1);
  return upToWanted.findLast((step) => isReachable(step, draft, situation)) ?? 'service';
}

export interface PriceBreakdown {
  readonly service: Money;
  /** What the barber adds to the base price; negative for a cheaper one. */
  readonly barber: Money;
  readonly travelFee: Money;
  readonly total: Money;
}

export function barberDifference(barber: Pick<BookableBarber, 'price'>): Money {
  return subtractMoney(barber.price, baseBarberPrice);
}

/** Choices not made yet cost nothing. */
export function priceOf(draft: BookingDraft, choices: Choices): PriceBreakdown {
  const nothing = dollars(0);
  const chosenService = choices.services.find(({ id }) => id === draft.serviceId);
  const chosenBarber = choices.barbers.find(({ id }) => id === draft.barberId);
  const service = chosenService?.price ?? nothing;
  const barber = chosenBarber === undefined ? nothing : barberDifference(chosenBarber);
  const fee = draft.location === 'home' ? travelFee : nothing;
  return { service, barber, travelFee: fee, total: addMoney(addMoney(service, barber), fee) };
}

/** Up to three free times around the lost one, in the order of the day. */
export function nearestTimes(
  slots: readonly Slot[],
  lost: PlainTime,
  barberId: string | null,
): readonly PlainTime[] {
  const free = slots.map(({ time }) => time).filter((time) => isFree(slots, time, barberId));
  return closestTimes(free, lost);
}

export interface CheckedDraft {
  readonly draft: BookingDraft;
  readonly dropped: readonly DroppedChoice[];
}

/** What a link to the wizard asks for; null where it leaves the choice open. */
export interface LinkedChoices {
  /** Position in the salon's list. */
  readonly serviceIndex: number | null;
  readonly barberId: string | null;
}

/** Takes out of a kept draft what the salon no longer offers, and puts in what a link asks for. */
export function openingDraft(
  kept: BookingDraft | null,
  choices: Choices,
  today: PlainDate,
  linked: LinkedChoices | null,
): CheckedDraft {
  const draft = kept ?? emptyDraft;
  const dropped: DroppedChoice[] = [];
  const keep = (field: DroppedChoice['field'], value: string | null, fits: boolean) => {
    if (value === null || fits) return value;
    dropped.push({ field, value });
    return null;
  };
  const linkedService = choices.services[linked?.serviceIndex ?? -1];
  const linkedBarber = choices.barbers.find(({ id }) => id === linked?.barberId);
  const { barberId, date, serviceId } = draft;
  const known = (list: Choices['barbers'], wanted: string | null) =>
    list.some(({ id }) => id === wanted);
  return {
    draft: {
      ...draft,
      serviceId:
        linkedService?.id ?? keep('service', serviceId, known(choices.services, serviceId)),
      date: keep('date', date, date !== null && isBookable(date, today)),
      barberId: linkedBarber?.id ?? keep('barber', barberId, known(choices.barbers, barberId)),
    },
    dropped,
  };
}
