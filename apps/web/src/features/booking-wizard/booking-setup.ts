import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { Booking } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { FreeTime, Slot } from '../../domain/slot.ts';
import type { PlainDate, PlainDateTime, PlainTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import {
  anyBarber,
  type BookingDraft,
  type BookingStep,
  type DroppedChoice,
  emptyDraft,
} from './booking-draft.ts';
import { type BookingFailure, bookingFailure } from './booking-failure.ts';
import {
  firstOpenStep,
  guestProblem,
  isBarberOffered,
  isBookable,
  isFree,
  lacksAddress,
  requirementMet,
  stepToOpen,
} from './booking-rules.ts';
import {
  type BookingContext,
  type BookingEvent,
  type BookingFact,
  type BookingInput,
  changeDraft,
  type DraftRequest,
  situationOf,
  type SlotsQuestion,
} from './booking-state.ts';
import { causeOf, type LossCause, nearestFree } from './lost-time.ts';
import { checkDraft } from './opening-draft.ts';

function without(dropped: readonly DroppedChoice[], field: DroppedChoice['field']) {
  return dropped.filter((choice) => choice.field !== field);
}

/** Another booking has it; if it may be the visitor's own, the salon decides. */
const isTimeLost = ({ draft, slots, mayBeOurs }: BookingContext): boolean =>
  draft.time !== null && slots !== null && !mayBeOurs && !isFree(slots, draft.time, draft.barberId);

/** Another barber, if the chosen one is not free at the nearest time. */
function barberAt(
  { draft, lost, nearest, slots }: BookingContext,
  { date, time }: PlainDateTime,
): string | null {
  const { barberId } = draft;
  if (lost === null || barberId === null || barberId === anyBarber) return barberId;
  const free = nearestFree(lost, nearest, slots, draft).find(
    (one) => one.date === date && one.time === time,
  );
  return free?.barberIds.includes(barberId) === false ? anyBarber : barberId;
}

/** Guards and actions of the wizard; the statechart documents them. */
export const wizard = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingFact,
    input: {} as BookingInput,
  },
  actors: {
    loadSlots: fromPromise<readonly Slot[], SlotsQuestion>(() => {
      throw new Error('The wizard was started without a source of slots');
    }),
    confirmBooking: fromPromise<Booking, DraftRequest>(() => {
      throw new Error('The wizard was started without a place to book');
    }),
  },
  delays: {
    untilNextAttempt: ({ context: { failure } }) =>
      failure?.kind === 'rate' ? failure.seconds * 1000 : 0,
  },
  guards: {
    serviceIsOffered: ({ context }, { id }: { id: string }) =>
      context.salon.offer.some((service) => service.id === id),
    barberIsOffered: ({ context }, { id }: { id: string }) =>
      isBarberOffered(id, context.draft.serviceId, context.salon),
    dateIsBookable: ({ context }, { date }: { date: PlainDate }) =>
      isBookable(date, situationOf(context)),
    dateIsLost: ({ context }) =>
      context.draft.date !== null && !isBookable(context.draft.date, situationOf(context)),
    timeIsFree: ({ context: { slots, draft } }, { time }: { time: PlainTime }) =>
      slots !== null && isFree(slots, time, draft.barberId),
    nearestIsOffered: ({ context }, { date, time }: PlainDateTime) =>
      context.lost !== null &&
      nearestFree(context.lost, context.nearest, context.slots, context.draft).some(
        (free) => free.date === date && free.time === time,
      ),
    timeIsLost: ({ context }) => isTimeLost(context),
    timeWasTaken: ({ context }) => isTimeLost(context) && context.cause === 'taken',
    placeIsOffered: ({ context }, { location }: { location: BookingDraft['location'] }) =>
      location === 'salon' || context.salon.policy.travel !== null,
    travelWasTheProblem: (
      { context: { lost } },
      { location }: { location: BookingDraft['location'] },
    ) => location === 'salon' && lost?.cause === 'travel',
    slotsCanBeKnown: ({ context: { draft } }) => draft.serviceId !== null && draft.date !== null,
    serviceIsChosen: ({ context }) =>
      requirementMet('service', context.draft, situationOf(context)),
    dateIsChosen: ({ context }) => requirementMet('date', context.draft, situationOf(context)),
    timeAndBarberAreChosen: ({ context }) =>
      requirementMet('time', context.draft, situationOf(context)),
    draftIsComplete: ({ context }) => firstOpenStep(context.draft, situationOf(context)) === null,
    onlyAddressIsMissing: ({ context }) =>
      lacksAddress(context.draft) &&
      firstOpenStep(context.draft, situationOf(context)) === 'location',
    onlyGuestIsMissing: ({ context }, { problem }: { problem: 'name' | 'contact' }) =>
      guestProblem(context.draft, context) === problem &&
      firstOpenStep(context.draft, situationOf(context)) === 'location',
    opens: ({ context }, { step, wanted }: { step: BookingStep; wanted: BookingStep }) =>
      stepToOpen(wanted, context.draft, situationOf(context)) === step,
    failedBy: (_, { error, kind }: { error: unknown; kind: BookingFailure['kind'] }) =>
      bookingFailure(error).kind === kind,
  },
  actions: {
    chooseService: assign(({ context }, { id }: { id: string }) => {
      const isSame = id === context.draft.serviceId;
      const { draft, dropped } = checkDraft(
        { ...context.draft, serviceId: id },
        context.salon,
        situationOf(context).today,
      );
      return {
        // Days are checked where they are chosen.
        ...changeDraft(context, { serviceId: id, barberId: draft.barberId }),
        days: isSame ? context.days : null,
        cause: 'choices' as const,
        lost: isSame ? context.lost : null,
        dropped: [
          ...context.dropped.filter(({ field }) => field !== 'service' && field !== 'barber'),
          ...dropped.filter(({ field }) => field === 'barber'),
        ],
      };
    }),
    chooseDate: assign(({ context }, { date }: { date: PlainDate | null }) => ({
      ...changeDraft(context, { date }),
      cause: 'choices' as const,
      lost: null,
      dropped: without(context.dropped, 'date'),
    })),
    chooseTime: assign(({ context }, { time }: { time: PlainTime }) => ({
      ...changeDraft(context, { time }),
      lost: null,
      dropped: without(context.dropped, 'time'),
    })),
    chooseNearest: assign(({ context }, { date, time }: PlainDateTime) => ({
      ...changeDraft(context, { date, time, barberId: barberAt(context, { date, time }) }),
      cause: 'taken' as const,
      lost: null,
      dropped: context.dropped.filter(({ field }) => field !== 'date' && field !== 'time'),
    })),
    chooseBarber: assign(({ context }, { id }: { id: string }) => ({
      ...changeDraft(context, { barberId: id }),
      cause: 'choices' as const,
      dropped: without(context.dropped, 'barber'),
    })),
    chooseLocation: assign(({ context }, { location }: Pick<BookingDraft, 'location'>) => ({
      ...changeDraft(context, { location }),
      cause: 'travel' as const,
      dropped: without(context.dropped, 'location'),
    })),
    edit: assign(({ context }, change: Partial<BookingDraft>) => changeDraft(context, change)),
    noteSent: assign({ isSent: true, mayBeOurs: true }),
    setTakenCause: assign({ cause: 'taken' }),
    noteSession: assign((_, { isGuest }: { isGuest: boolean }) => ({ isGuest })),
    updateSalon: assign(({ context }, { salon }: { salon: SalonDetails }) => {
      const { today } = situationOf({ ...context, salon });
      const { draft, dropped } = checkDraft(context.draft, salon, today);
      return {
        ...changeDraft(context, draft),
        salon,
        dropped: [...context.dropped, ...dropped],
      };
    }),
    setDays: assign((_, { days }: Pick<BookingContext, 'days'>) => ({ days })),
    setSlots: assign((_, { slots }: { slots: readonly Slot[] }) => ({ slots })),
    forgetSlots: assign({ slots: null }),
    dropDate: assign(({ context }) => ({
      ...changeDraft(context, { date: null }),
      lost: null,
      dropped:
        context.draft.date === null
          ? context.dropped
          : [
              ...without(context.dropped, 'date'),
              { field: 'date' as const, value: context.draft.date },
            ],
    })),
    dropTime: assign(({ context: { draft, dropped } }) => ({
      draft: { ...draft, time: null },
      mayBeOurs: false,
      dropped:
        draft.time === null
          ? dropped
          : [...without(dropped, 'time'), { field: 'time' as const, value: draft.time }],
    })),
    loseTime: assign(
      (
        { context: { draft, slots, cause } },
        known: { cause: LossCause; nearest: readonly FreeTime[] | null } | undefined,
      ) => ({
        draft: { ...draft, time: null },
        mayBeOurs: false,
        nearest: known?.nearest ?? null,
        lost:
          draft.date === null || draft.time === null
            ? null
            : {
                date: draft.date,
                time: draft.time,
                cause: known?.cause ?? causeOf(draft.time, slots, cause),
              },
      }),
    ),
    regainTime: assign(({ context: { draft, lost } }) => ({
      draft: { ...draft, time: lost?.time ?? null },
      lost: null,
      nearest: null,
    })),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetErrors: assign({ refusals: 0, failure: null }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = bookingFailure(error);
      const isAnswer = failure.kind !== 'server' && failure.kind !== 'offline';
      return { failure, mayBeOurs: context.mayBeOurs && !isAnswer };
    }),
    keepQuote: assign(({ context }, { total }: { total: Money | null }) => ({
      quote: total,
      idempotencyKey: context.createKey(),
      isSent: false,
      mayBeOurs: false,
    })),
    renewKey: assign(({ context }) => ({
      idempotencyKey: context.createKey(),
      isSent: false,
      mayBeOurs: false,
    })),
    keepBooking: assign((_, { booking }: { booking: Booking }) => ({ booking })),
    discardDraft: assign(({ context }) => ({
      draft: emptyDraft,
      idempotencyKey: context.createKey(),
      isSent: false,
      mayBeOurs: false,
      dropped: [],
      lost: null,
      nearest: null,
      quote: null,
      refusals: 0,
      failure: null,
    })),
    reloadSlots: raise({ type: 'slots.reload' }),
    checkDate: raise({ type: 'date.check' }),
    checkSalon: raise({ type: 'salon.check' }),
    checkTime: raise({ type: 'time.check' }),
    reportIncomplete: emit({ type: 'booking.refused', reason: 'incomplete' }),
    reportAddress: emit({ type: 'booking.refused', reason: 'address' }),
    reportName: emit({ type: 'booking.refused', reason: 'name' }),
    reportContact: emit({ type: 'booking.refused', reason: 'contact' }),
    reportInterruption: emit({ type: 'booking.interrupted' }),
  },
});
