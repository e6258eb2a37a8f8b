import { tidyLine } from '@salonica/text';
import type { Barber } from '../../domain/barber.ts';
import type { ServiceError } from '../../domain/failure.ts';
import { contactOf } from '../../domain/guest.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day, FreeTime, Slot } from '../../domain/slot.ts';
import {
  addDays,
  closestTimes,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  todayIn,
} from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { AskedStep, LinkedChoices } from './booking-address.ts';
import {
  anyBarber,
  type BookingDraft,
  type BookingStep,
  bookingSteps,
  draftFields,
  type DroppedChoice,
  emptyDraft,
  type SavedDraft,
} from './booking-draft.ts';
import type { BookingFailure } from './booking-request.ts';

/** The choices that affect availability and price. */
const placeFields = ['serviceId', 'date', 'time', 'barberId', 'location'] as const;

export const isSame = (a: BookingDraft, b: BookingDraft, fields = draftFields) =>
  fields.every((field) => a[field] === b[field]);

/** Why a chosen time is no longer free. */
export type LossCause =
  /** It is not free with another choice made meanwhile. */
  | 'choices'
  /** Another customer was faster. */
  | 'taken'
  /** It leaves no travel time to the customer. */
  | 'travel'
  /** The salon takes no bookings then. */
  | 'closed';

export interface BookingInput {
  readonly salon: SalonDetails;
  /** A draft that was saved, already checked for its shape. */
  readonly saved: SavedDraft | null;
  /** The choices of the link that opened the wizard. */
  readonly linked: LinkedChoices | null;
  /** The step to open, or the last one before it that opens. */
  readonly asked: AskedStep;
  /** The times of the linked day, if they came with the page. */
  readonly slots: readonly Slot[] | null;
  /** Why the attempt of a page without script failed, if that made this page; null otherwise. */
  readonly attempt: ServiceError | 'incomplete' | null;
  /** The visitor is signed out. */
  readonly isGuest: boolean;
  readonly now: () => number;
  readonly createKey: () => string;
}

/** What the rules read and the choices change. */
export interface BookingContext extends Omit<BookingInput, 'saved'>, SavedDraft {
  /** The chosen time may have been booked, with this draft or before its last change. */
  readonly mayBeOurs: boolean;
  /** Null until the days of the chosen service are known. */
  readonly days: readonly Day[] | null;
  /** Events that may take a chosen time. */
  readonly cause: LossCause;
  readonly dropped: readonly DroppedChoice[];
  readonly lost: (PlainDateTime & { readonly cause: LossCause }) | null;
  /** The salon's alternatives to the lost time, which may be on later days; null without any. */
  readonly nearest: readonly FreeTime[] | null;
  /** The salon's price for these choices, if it differs from the displayed one. */
  readonly quote: Money | null;
  /** Number of refusals of this step: errors show after the first. */
  readonly refusals: number;
  readonly failure: BookingFailure | null;
}

type Choice<Field extends keyof BookingDraft> = Pick<BookingDraft, Field>;

/** The salon and the time there. */
type Here = Pick<BookingContext, 'salon' | 'now'>;

type Change = Partial<BookingContext>;

/* Days, barbers and times. */

/** By the calendar of the salon. */
export const todayAt = ({ salon, now }: Here): PlainDate => todayIn(salon.timeZone, now());

export const lastDayAt = (here: Here): PlainDate =>
  addDays(todayAt(here), here.salon.policy.horizonDays);

/** Plain dates sort as text. */
const isWithinHorizon = (here: Here, date: PlainDate | null): boolean =>
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

/* What is dropped. */

/** Removes unavailable choices from a draft, and reports them. */
export function fitting(
  draft: BookingDraft,
  here: Here,
): Pick<BookingContext, 'draft' | 'dropped'> {
  const { serviceId, date, barberId, location } = draft;
  const dropped: DroppedChoice[] = [];
  const keep = (field: DroppedChoice['field'], value: string | null, fits: boolean) => {
    if (value === null || fits) return value;
    dropped.push({ field, value });
    return null;
  };
  const service = keep('service', serviceId, isServiceOffered(here, draft));
  const fit = {
    serviceId: service,
    date: keep('date', date, isWithinHorizon(here, date)),
    barberId: keep(
      'barber',
      barberId,
      isBarberOffered({ ...here, draft: { ...draft, serviceId: service } }, draft),
    ),
    location: keep('location', location, isPlaceOffered(here, draft)) === null ? 'salon' : location,
  };
  return { draft: { ...draft, ...fit }, dropped };
}

const without = ({ dropped }: BookingContext, ...fields: readonly DroppedChoice['field'][]) =>
  dropped.filter(({ field }) => !fields.includes(field));

/** The dropped choices with this one. */
function withDropped(context: BookingContext, field: 'date' | 'time') {
  const value = context.draft[field];
  return value === null ? context.dropped : [...without(context, field), { field, value }];
}

export const noErrors = { refusals: 0, failure: null };

export const nothingWrong = { dropped: [], lost: null, nearest: null, quote: null, ...noErrors };

/* What an event changes. */

export const newKey = ({ createKey }: BookingContext) => ({
  idempotencyKey: createKey(),
  isSent: false,
  mayBeOurs: false,
});

/** A repeated draft keeps its key; a changed one is another booking. */
export function edit(context: BookingContext, change: Partial<BookingDraft>) {
  const draft = { ...context.draft, ...change };
  const isSamePlace = isSame(context.draft, draft, placeFields);
  return {
    ...(context.isSent && !isSame(context.draft, draft) ? newKey(context) : {}),
    draft,
    mayBeOurs: isSamePlace && context.mayBeOurs,
    quote: isSamePlace ? context.quote : null,
  };
}

/** The salon's price is another booking's. */
export const keepQuote = (context: BookingContext, failure: BookingFailure): Change => ({
  ...newKey(context),
  quote: failure.kind === 'price' ? failure.total : null,
});

/** Days are checked where they are chosen. */
export function chooseService(context: BookingContext, { serviceId }: Choice<'serviceId'>): Change {
  const isKept = serviceId === context.draft.serviceId;
  const { draft, dropped } = fitting({ ...context.draft, serviceId }, context);
  const withoutBarber = dropped.filter(({ field }) => field === 'barber');
  return {
    ...edit(context, { serviceId, barberId: draft.barberId }),
    ...(isKept ? {} : { days: null, lost: null }),
    cause: 'choices',
    dropped: [...without(context, 'service', 'barber'), ...withoutBarber],
  };
}

export const chooseDate = (context: BookingContext, { date }: Choice<'date'>): Change => ({
  ...edit(context, { date }),
  cause: 'choices',
  lost: null,
  dropped: without(context, 'date'),
});

export const chooseTime = (context: BookingContext, { time }: Choice<'time'>): Change => ({
  ...edit(context, { time }),
  lost: null,
  dropped: without(context, 'time'),
});

/** Another barber, if the chosen one is not free at the nearest time. */
export function chooseNearest(context: BookingContext, { date, time }: PlainDateTime): Change {
  const { barberId } = context.draft;
  const free = nearestAt(context, { date, time });
  const isFreeThen = barberId === null || free?.barberIds.includes(barberId) !== false;
  return {
    ...edit(context, { date, time, barberId: isFreeThen ? barberId : anyBarber }),
    cause: 'taken',
    lost: null,
    dropped: without(context, 'date', 'time'),
  };
}

/** With the chosen barber, who is free then. */
export const chooseNext = (context: BookingContext, { date, time }: PlainDateTime): Change => ({
  ...edit(context, { date, time }),
  cause: 'taken',
  lost: null,
  dropped: without(context, 'date', 'time'),
});

export const chooseBarber = (
  context: BookingContext,
  { barberId }: Choice<'barberId'>,
): Change => ({
  ...edit(context, { barberId }),
  cause: 'choices',
  dropped: without(context, 'barber'),
});

export const chooseLocation = (
  context: BookingContext,
  { location }: Choice<'location'>,
): Change => ({
  ...edit(context, { location }),
  cause: 'travel',
  dropped: without(context, 'location'),
});

export function updateSalon(context: BookingContext, { salon }: { salon: SalonDetails }): Change {
  const { draft, dropped } = fitting(context.draft, { ...context, salon });
  return { ...edit(context, draft), salon, dropped: [...context.dropped, ...dropped] };
}

export const dropDate = (context: BookingContext): Change => ({
  ...edit(context, { date: null }),
  lost: null,
  dropped: withDropped(context, 'date'),
});

export const dropTime = (context: BookingContext): Change => ({
  draft: { ...context.draft, time: null },
  mayBeOurs: false,
  dropped: withDropped(context, 'time'),
});

/** Keeps the lost time, with the cause and the alternatives of the salon's refusal, if any. */
export function loseTime(context: BookingContext, refusal?: BookingFailure): Change {
  const { date, time } = context.draft;
  const known = refusal?.kind === 'time' ? refusal : null;
  const cause = known?.cause ?? causeOf(time, context);
  return {
    draft: { ...context.draft, time: null },
    mayBeOurs: false,
    nearest: known?.nearest ?? null,
    lost: date === null || time === null ? null : { date, time, cause },
  };
}

export const regainTime = ({ draft, lost }: BookingContext): Change => ({
  draft: { ...draft, time: lost?.time ?? null },
  lost: null,
  nearest: null,
});

/** After an answer of the salon the time is not the visitor's. */
export const keepFailure = (context: BookingContext, failure: BookingFailure): Change => ({
  failure,
  mayBeOurs: context.mayBeOurs && (failure.kind === 'server' || failure.kind === 'offline'),
});

export const discardDraft = (context: BookingContext): Change => ({
  ...newKey(context),
  ...nothingWrong,
  draft: emptyDraft,
});
