import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { CalendarDayNote } from '@salonica/ui/calendar';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useDays } from '../../blocks/use-days.ts';
import { useHydrated } from '../../blocks/use-hydrated.ts';
import { useLive } from '../../blocks/use-live.ts';
import { useNow } from '../../blocks/use-now.ts';
import { useToday } from '../../blocks/use-today.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import type { Booking, BookingPrice } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { FreeTime, Slot, UnavailableBarber } from '../../domain/slot.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { ignoreAborted } from '../../shared/ignore-aborted.ts';
import type { Money } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import type { BookingResult } from './answer-booking.ts';
import { askedStepIn, linkedChoicesIn } from './booking-address.ts';
import { type BookingDraft, type BookingStep, restoreDraft } from './booking-draft.ts';
import { type BookingEvent, type BookingFact, bookingMachine } from './booking-machine.ts';
import {
  type BookingContext,
  type BookingInput,
  firstOpenStep,
  isReachable,
  lastDayAt,
  nearestFree,
} from './booking-policy.ts';
import { slotsQuery } from './booking-queries.ts';
import { type DraftRequest, priceOf, type SlotsQuestion, totalOf } from './booking-request.ts';
import { useArrivedSlots, useUnavailable } from './use-day-times.ts';
import { forgetBooked, keepDraft } from './draft-keeper.ts';
import { useStepHistory } from './use-step-history.ts';

/** Each screen, and the step that it belongs to. */
const stepOf = {
  choosingService: 'service',
  choosingDate: 'date',
  choosingTime: 'time',
  choosingLocation: 'location',
  slotTaken: 'location',
  priceChanged: 'location',
  waiting: 'location',
  confirming: 'location',
  confirmed: 'location',
} as const satisfies Record<string, BookingStep>;

const slotStatuses = {
  unknown: 'loading',
  loading: 'loading',
  ready: 'ready',
  refreshing: 'ready',
  failed: 'failed',
} as const;

export interface WizardBooking extends Pick<
  BookingContext,
  'draft' | 'isGuest' | 'slots' | 'dropped' | 'lost' | 'refusals' | 'failure'
> {
  readonly view: keyof typeof stepOf;
  readonly step: BookingStep;
  /** The days of the chosen service, for the calendar. */
  readonly days: {
    readonly today: string;
    /** The last bookable one. */
    readonly last: string;
    readonly status: 'loading' | 'ready' | 'failed';
    /** Whether the service can be booked on any of them. */
    readonly areFull: boolean;
    readonly note: (date: string) => CalendarDayNote | null;
    readonly retry: () => void;
  };
  /** Who has no free time on the chosen day, though they do the service. */
  readonly unavailable: readonly UnavailableBarber[];
  readonly slotsStatus: 'loading' | 'ready' | 'failed';
  /** The parts of the total; the total is the salon's, if it sent one. */
  readonly price: BookingPrice;
  /** The displayed total before the salon sent another one; null without. */
  readonly shownTotal: Money | null;
  /** Free times around the lost one. */
  readonly nearest: readonly FreeTime[];
  /** The first incomplete step, or null. */
  readonly firstOpenStep: BookingStep | null;
  readonly isReachable: (step: BookingStep) => boolean;
  readonly chooseService: (serviceId: string) => void;
  readonly chooseDate: (date: string | null) => void;
  readonly chooseTime: (time: string) => void;
  /** Takes a barber's next free time, on another day. */
  readonly chooseNext: (free: PlainDateTime) => void;
  /** Takes one of the nearest free times. */
  readonly chooseNearest: (free: PlainDateTime) => void;
  readonly chooseBarber: (barberId: string) => void;
  readonly chooseLocation: (location: BookingDraft['location']) => void;
  readonly editAddress: (address: string) => void;
  readonly editNotes: (notes: string) => void;
  readonly editGuest: (field: 'guestName' | 'guestContact', value: string) => void;
  readonly reloadSlots: () => void;
  /** Continues, or shows what is missing. */
  readonly next: () => void;
  readonly back: () => void;
  readonly openStep: (step: BookingStep) => void;
  /** Books, or shows what is missing. */
  readonly confirm: () => void;
}

/** The machine with its effects: the times and the booking are asked of the API. */
function useBookingMachine() {
  const api = useApi();
  const drafts = usePort('drafts');
  const clock = usePort('clock');
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise<readonly Slot[], SlotsQuestion>(async ({ input, signal }) => {
          const { language } = i18n;
          const pending = api.listSlots({ ...input, language, signal });
          const answer = await ignoreAborted(pending, signal);
          queries.setQueryData(slotsQuery(api, input, language).queryKey, answer);
          return answer.slots;
        }),
        // Never aborted: the booking is wanted even if the visitor leaves the page.
        confirmBooking: fromPromise<Booking, DraftRequest>(async ({ input: request }) => {
          try {
            const { idempotencyKey, ...body } = request;
            const { language } = i18n;
            // The wizard has requested a sign-in already.
            const returnTo = paths.salon(body.salonId);
            const { booking } = await api.book({ body, idempotencyKey, language, returnTo });
            forgetBooked(request, drafts, clock.now());
            return booking;
          } finally {
            // Every result changes the salon's times.
            void queries.invalidateQueries({ queryKey: salonKey(request.salonId) });
            void queries.invalidateQueries({ queryKey: ['bookings'] });
          }
        }),
      },
    }),
  );
  return machine;
}

/** What the wizard opens with after a form that the browser sent by itself. */
function afterAttempt({
  draft,
  failure,
}: BookingResult): Pick<BookingInput, 'asked' | 'attempt' | 'saved'> {
  return {
    asked: { step: 'location', isSubmitted: false },
    attempt: failure === null ? 'incomplete' : new ServiceError(failure),
    saved: { draft, idempotencyKey: crypto.randomUUID(), isSent: false },
  };
}

/** The wizard of one salon at work: its machine is fed, its draft stored, its facts told. */
function useBookingActor(
  salon: SalonDetails,
  isGuest: boolean,
  onFact: (fact: BookingFact) => void,
  answer: BookingResult | undefined,
) {
  const drafts = usePort('drafts');
  const now = useNow();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const arrived = useArrivedSlots();
  const [input] = useState(() => {
    const known = {
      salon,
      isGuest,
      saved: isHydrated ? restoreDraft(drafts.read(salon.id), now()) : null,
      linked: linkedChoicesIn(search),
      asked: askedStepIn(search),
      slots: null,
      now,
      createKey: () => crypto.randomUUID(),
      ...(answer === undefined ? { attempt: null } : afterAttempt(answer)),
    };
    return { ...known, slots: arrived(known) };
  });
  const actor = useActorRef(useBookingMachine(), { input, ...useMachineOptions() });

  const hearOtherTab = useEffectEvent(() => {
    const saved = restoreDraft(drafts.read(salon.id), now());
    const { idempotencyKey } = actor.getSnapshot().context;
    if (saved?.isSent === true && saved.idempotencyKey === idempotencyKey) {
      actor.send({ type: 'draft.sent' });
    }
  });
  useEffect(() => {
    const hear = () => hearOtherTab();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  const restore = useEffectEvent(() => {
    const isKnown = isHydrated || answer !== undefined;
    const saved = isKnown ? null : restoreDraft(drafts.read(salon.id), now());
    if (saved !== null) actor.send({ type: 'draft.restore', saved });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (actor.getSnapshot().context.salon !== salon) actor.send({ type: 'salon.update', salon });
  }, [actor, salon]);
  useEffect(() => actor.send({ type: 'session.change', isGuest }), [actor, isGuest]);
  useLive([salon.id], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') actor.send({ type: 'calendar.change' });
  });

  const tell = useEffectEvent(onFact);
  useEffect(() => {
    const subscription = actor.on('*', (fact) => tell(fact));
    return () => subscription.unsubscribe();
  }, [actor]);

  useEffect(() => {
    const keeper = keepDraft(actor, drafts);
    const flush = () => keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      keeper.stop();
    };
  }, [actor, drafts]);

  return actor;
}

/** The wizard of one salon: its machine, its place in the browser's history and its saved draft. */
export function useBooking(
  salon: SalonDetails,
  isGuest: boolean,
  onFact: (fact: BookingFact) => void,
  answer: BookingResult | undefined,
): WizardBooking {
  const drafts = usePort('drafts');
  const actor = useBookingActor(salon, isGuest, onFact, answer);
  const snapshot = useSelector(actor, (current) => current);
  const { context, value } = snapshot;
  const today = useToday(salon.timeZone);
  const last = lastDayAt(context);

  const calendar = useDays({
    salonId: salon.id,
    serviceId: context.draft.serviceId ?? '',
    from: today,
    to: last,
  });
  const days = calendar.days ?? null;
  useEffect(() => actor.send({ type: 'days.update', days }), [actor, days]);

  const shownStep = () => stepOf[actor.getSnapshot().value.step];
  const history = useStepHistory((wanted) => {
    if (wanted !== shownStep()) actor.send({ type: 'step.open', step: wanted });
    return shownStep();
  });
  const move = (event: BookingEvent) => {
    if (history.isUnderWay()) return;
    actor.send(event);
    history.follow(shownStep());
  };
  /** A reload shows the new choice, not that of the link. */
  const choose = (event: BookingEvent) => {
    actor.send(event);
    history.forgetLink();
  };
  /** What is refused shows what is missing. */
  const orErrors = (type: 'step.next' | 'booking.confirm'): BookingEvent =>
    actor.getSnapshot().can({ type }) ? { type } : { type: 'errors.show' };
  const discard = useEffectEvent(() => {
    actor.send({ type: 'draft.discard' });
    history.follow(shownStep());
  });
  useEffect(() => drafts.onClearAll(() => discard()), [drafts]);

  const unavailable = useUnavailable(context);
  const price = priceOf(context);
  return {
    ...context,
    view: value.step,
    step: stepOf[value.step],
    days: {
      today,
      last,
      status: calendar.load.phase,
      areFull: days !== null && !days.some(({ state }) => state === 'free' || state === 'few'),
      note: calendar.note,
      retry: calendar.load.phase === 'ready' ? () => undefined : calendar.load.retry,
    },
    unavailable,
    slotsStatus: slotStatuses[value.slots],
    price: { ...price, total: totalOf(context) },
    shownTotal: context.quote === null ? null : price.total,
    nearest: nearestFree(context),
    firstOpenStep: firstOpenStep(context),
    isReachable: (step) => isReachable(context, step),
    chooseService: (serviceId) => choose({ type: 'service.choose', serviceId }),
    chooseDate: (date) =>
      choose(date === null ? { type: 'date.clear' } : { type: 'date.choose', date }),
    chooseTime: (time) => choose({ type: 'time.choose', time }),
    chooseNext: ({ date, time }) => choose({ type: 'next.choose', date, time }),
    chooseNearest: ({ date, time }) => choose({ type: 'nearest.choose', date, time }),
    chooseBarber: (barberId) => choose({ type: 'barber.choose', barberId }),
    chooseLocation: (location) => choose({ type: 'location.choose', location }),
    editAddress: (address) => actor.send({ type: 'address.edit', address }),
    editNotes: (notes) => actor.send({ type: 'notes.edit', notes }),
    editGuest: (field, text) => actor.send({ type: 'guest.edit', field, value: text }),
    reloadSlots: () => actor.send({ type: 'slots.reload' }),
    next: () => move(orErrors('step.next')),
    back: () => move({ type: 'step.back' }),
    openStep: (step) => move({ type: 'step.open', step }),
    confirm: () => actor.send(orErrors('booking.confirm')),
  };
}
