import type { SalonDetails } from '../../domain/salon.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { BookingContext, Choice, Here } from './booking-context.ts';
import {
  anyBarber,
  type BookingDraft,
  draftFields,
  type DroppedChoice,
  emptyDraft,
} from './booking-draft.ts';
import {
  causeOf,
  isBarberOffered,
  isPlaceOffered,
  isServiceOffered,
  isWithinHorizon,
  nearestAt,
} from './booking-policy.ts';
import type { BookingFailure } from './booking-request.ts';

type Change = Partial<BookingContext>;

/** The choices that affect availability and price. */
const placeFields = ['serviceId', 'date', 'time', 'barberId', 'location'] as const;

export const isSame = (a: BookingDraft, b: BookingDraft, fields = draftFields) =>
  fields.every((field) => a[field] === b[field]);

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
