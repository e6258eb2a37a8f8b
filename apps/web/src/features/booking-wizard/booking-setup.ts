import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { type PlainDate, type PlainTime, todayIn } from '../../shared/dates.ts';
import {
  type BookingDraft,
  type BookingLocation,
  type BookingStep,
  type DroppedChoice,
  emptyDraft,
  isSameDraft,
} from './booking-draft.ts';
import {
  type Appointment,
  type BookingRequest,
  type Slot,
  type SlotsQuery,
  SlotTaken,
} from '../../domain/ports/old/booking-port.ts';
import {
  type Choices,
  firstOpenStep,
  isBookable,
  isFree,
  type LinkedChoices,
  priceOf,
  requirementMet,
  type Situation,
  stepToOpen,
} from './booking-rules.ts';

export interface BookingInput {
  readonly salonId: string;
  readonly timeZone: string;
  readonly choices: Choices;
  /** A draft that was kept, already checked for its shape. */
  readonly kept: { readonly draft: BookingDraft; readonly idempotencyKey: string } | null;
  /** What the link asks for that opened the wizard, if it asks for anything. */
  readonly linked: LinkedChoices | null;
  readonly now: () => number;
  readonly createKey: () => string;
}

export interface BookingContext extends Omit<BookingInput, 'kept' | 'linked'> {
  readonly idempotencyKey: string;
  /** The draft may have been asked for with this key; with another draft it would bring back that booking. */
  readonly isSent: boolean;
  readonly draft: BookingDraft;
  /** Null until the slots of the chosen day are known. */
  readonly slots: readonly Slot[] | null;
  readonly dropped: readonly DroppedChoice[];
  /** The chosen time that went to somebody else. */
  readonly lostTime: PlainTime | null;
  /** How often this step was refused: errors show from the first time on. */
  readonly refusals: number;
  readonly failure: unknown;
  readonly appointment: Appointment | null;
}

export type BookingEvent =
  | { type: 'service.choose'; serviceId: string }
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  | { type: 'barber.choose'; barberId: string }
  | { type: 'location.choose'; location: BookingLocation }
  | { type: 'address.edit'; address: string }
  | { type: 'notes.edit'; notes: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: BookingStep }
  | { type: 'errors.show' }
  | { type: 'slots.reload' }
  | { type: 'time.check' }
  | { type: 'booking.confirm' }
  | { type: 'draft.discard' };

export type BookingFact =
  | { type: 'booking.confirmed'; appointment: Appointment }
  | { type: 'booking.refused'; reason: 'incomplete' | 'address' }
  | { type: 'booking.failed'; error: unknown };

export function situationOf({
  now,
  timeZone,
  slots,
}: Pick<BookingContext, 'now' | 'timeZone' | 'slots'>): Situation {
  return { today: todayIn(timeZone, now()), slots };
}

/** What is asked of the salon. Only a complete draft can be asked for. */
export function requestOf(context: BookingContext): BookingRequest {
  const { draft, idempotencyKey, salonId, choices } = context;
  const { serviceId, date, time, barberId, location } = draft;
  if (serviceId === null || date === null || time === null || barberId === null) {
    throw new RangeError('The draft is not complete');
  }
  return {
    idempotencyKey,
    salonId,
    serviceId,
    date,
    time,
    barberId,
    location,
    address: location === 'home' ? draft.address.trim() : '',
    notes: draft.notes.trim(),
    total: priceOf(draft, choices).total,
  };
}

/** Sent again, a draft keeps its key; changed after it was sent, it is another booking. */
function changeDraft(
  { draft, idempotencyKey, isSent, createKey }: BookingContext,
  change: Partial<BookingDraft>,
): Pick<BookingContext, 'draft' | 'idempotencyKey' | 'isSent'> {
  const changed = { ...draft, ...change };
  if (!isSent || isSameDraft(draft, changed)) return { draft: changed, idempotencyKey, isSent };
  return { draft: changed, idempotencyKey: createKey(), isSent: false };
}

function without(dropped: readonly DroppedChoice[], field: DroppedChoice['field']) {
  return dropped.filter((choice) => choice.field !== field);
}

/** Guards and actions of the wizard; what they are for stands in the statechart. */
export const wizard = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingFact,
    input: {} as BookingInput,
  },
  actors: {
    loadSlots: fromPromise<readonly Slot[], SlotsQuery>(() => {
      throw new Error('The wizard was started without a source of slots');
    }),
    confirmBooking: fromPromise<Appointment, BookingRequest>(() => {
      throw new Error('The wizard was started without a place to book');
    }),
  },
  guards: {
    serviceIsOffered: ({ context }, { id }: { id: string }) =>
      context.choices.services.some((service) => service.id === id),
    barberIsOffered: ({ context }, { id }: { id: string }) =>
      context.choices.barbers.some((barber) => barber.id === id),
    dateIsBookable: ({ context }, { date }: { date: PlainDate }) =>
      isBookable(date, situationOf(context).today),
    timeIsFree: ({ context: { slots, draft } }, { time }: { time: PlainTime }) =>
      slots !== null && isFree(slots, time, draft.barberId),
    timeIsLost: ({ context: { draft, slots } }) =>
      draft.time !== null && slots !== null && !isFree(slots, draft.time, draft.barberId),
    slotsCanBeKnown: ({ context: { draft } }) => draft.serviceId !== null && draft.date !== null,
    serviceIsChosen: ({ context }) =>
      requirementMet('service', context.draft, situationOf(context)),
    dateIsChosen: ({ context }) => requirementMet('date', context.draft, situationOf(context)),
    timeAndBarberAreChosen: ({ context }) =>
      requirementMet('time', context.draft, situationOf(context)),
    draftIsComplete: ({ context }) => firstOpenStep(context.draft, situationOf(context)) === null,
    onlyAddressIsMissing: ({ context }) =>
      firstOpenStep(context.draft, situationOf(context)) === 'location',
    opens: ({ context }, { step, wanted }: { step: BookingStep; wanted: BookingStep }) =>
      stepToOpen(wanted, context.draft, situationOf(context)) === step,
    wasTaken: (_, { error }: { error: unknown }) => error instanceof SlotTaken,
  },
  actions: {
    chooseService: assign(({ context }, { id }: { id: string }) => ({
      ...changeDraft(context, { serviceId: id }),
      dropped: without(context.dropped, 'service'),
    })),
    chooseDate: assign(({ context }, { date }: { date: PlainDate | null }) => ({
      ...changeDraft(context, { date }),
      dropped: without(context.dropped, 'date'),
    })),
    chooseTime: assign(({ context }, { time }: { time: PlainTime }) => ({
      ...changeDraft(context, { time }),
      dropped: without(context.dropped, 'time'),
    })),
    chooseBarber: assign(({ context }, { id }: { id: string }) => ({
      ...changeDraft(context, { barberId: id }),
      dropped: without(context.dropped, 'barber'),
    })),
    edit: assign(({ context }, change: Partial<BookingDraft>) => changeDraft(context, change)),
    noteSent: assign({ isSent: true }),
    keepSlots: assign((_, { slots }: { slots: readonly Slot[] }) => ({ slots })),
    forgetSlots: assign({ slots: null }),
    dropTime: assign(({ context: { draft, dropped } }) => ({
      draft: { ...draft, time: null },
      dropped:
        draft.time === null
          ? dropped
          : [...without(dropped, 'time'), { field: 'time' as const, value: draft.time }],
    })),
    loseTime: assign(({ context: { draft } }) => ({
      draft: { ...draft, time: null },
      lostTime: draft.time,
    })),
    forgetLostTime: assign({ lostTime: null }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetErrors: assign({ refusals: 0, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    keepAppointment: assign((_, { appointment }: { appointment: Appointment }) => ({
      appointment,
    })),
    discardDraft: assign(({ context }) => ({
      draft: emptyDraft,
      idempotencyKey: context.createKey(),
      isSent: false,
      dropped: [],
      lostTime: null,
      refusals: 0,
      failure: null,
    })),
    reloadSlots: raise({ type: 'slots.reload' }),
    checkTime: raise({ type: 'time.check' }),
    reportIncomplete: emit({ type: 'booking.refused', reason: 'incomplete' }),
    reportAddress: emit({ type: 'booking.refused', reason: 'address' }),
  },
});
