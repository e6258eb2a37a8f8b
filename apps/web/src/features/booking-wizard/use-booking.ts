import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { CalendarDayNote } from '@salonica/ui/calendar';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useDays } from '../../blocks/use-days.ts';
import type { BookingLocation, BookingPrice } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { FreeTime, Slot } from '../../domain/slot.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { BookingDraft, BookingStep, DroppedChoice } from './booking-draft.ts';
import type { BookingFailure } from './booking-failure.ts';
import { priceOf } from './booking-price.ts';
import { firstOpenStep, isReachable, lastBookableDate } from './booking-rules.ts';
import { type BookingEvent, situationOf, totalOf } from './booking-state.ts';
import { type LostTime, nearestFree } from './lost-time.ts';
import { type BookingCallbacks, useBookingActor } from './use-booking-actor.ts';
import { useStepHistory } from './use-step-history.ts';

/** The current screen. */
export type BookingView =
  | 'choosingService'
  | 'choosingDate'
  | 'choosingTime'
  | 'choosingLocation'
  | 'slotTaken'
  | 'priceChanged'
  | 'waiting'
  | 'confirming'
  | 'confirmed';

const stepOf: Readonly<Record<BookingView, BookingStep>> = {
  choosingService: 'service',
  choosingDate: 'date',
  choosingTime: 'time',
  choosingLocation: 'location',
  slotTaken: 'location',
  priceChanged: 'location',
  waiting: 'location',
  confirming: 'location',
  confirmed: 'location',
};

/** The days of the chosen service, for the calendar. */
export interface BookingDays {
  readonly today: string;
  /** The last bookable one. */
  readonly last: string;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Whether the service can be booked on any of them. */
  readonly areFull: boolean;
  readonly note: (date: string) => CalendarDayNote | null;
  readonly retry: () => void;
}

export interface WizardBooking {
  readonly view: BookingView;
  readonly step: BookingStep;
  readonly draft: BookingDraft;
  readonly isGuest: boolean;
  readonly days: BookingDays;
  readonly slots: readonly Slot[] | null;
  readonly slotsStatus: 'loading' | 'ready' | 'failed';
  /** The parts of the total; the total is the salon's, if it sent one. */
  readonly price: BookingPrice;
  /** The displayed total before the salon sent another one; null without. */
  readonly shownTotal: Money | null;
  readonly dropped: readonly DroppedChoice[];
  /** The lost time, and free ones around it. */
  readonly lost: LostTime | null;
  readonly nearest: readonly FreeTime[];
  /** Number of refusals of this step; errors show after the first. */
  readonly refusals: number;
  /** Why the last attempt to book failed. */
  readonly failure: BookingFailure | null;
  readonly canContinue: boolean;
  readonly canConfirm: boolean;
  /** The first incomplete step, or null. */
  readonly firstOpenStep: BookingStep | null;
  readonly isReachable: (step: BookingStep) => boolean;
  readonly chooseService: (serviceId: string) => void;
  readonly chooseDate: (date: string | null) => void;
  readonly chooseTime: (time: string) => void;
  /** Takes one of the nearest free times. */
  readonly chooseNearest: (free: PlainDateTime) => void;
  readonly chooseBarber: (barberId: string) => void;
  readonly chooseLocation: (location: BookingLocation) => void;
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

const slotStatuses = {
  unknown: 'loading',
  loading: 'loading',
  ready: 'ready',
  refreshing: 'ready',
  failed: 'failed',
} as const;

/** The wizard of one salon: its machine, its place in the browser's history and its saved draft. */
export function useBooking(
  salon: SalonDetails,
  isGuest: boolean,
  callbacks: BookingCallbacks,
): WizardBooking {
  const drafts = usePort('drafts');
  const actor = useBookingActor(salon, isGuest, callbacks);
  const snapshot = useSelector(actor, (current) => current);
  const { context, value } = snapshot;
  const step = stepOf[value.step];
  const situation = situationOf(context);
  const { today } = situation;
  const last = lastBookableDate(today, salon);

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
  const discard = useEffectEvent(() => {
    actor.send({ type: 'draft.discard' });
    history.follow(shownStep());
  });
  useEffect(() => drafts.onClearAll(() => discard()), [drafts]);

  const price = priceOf(context.draft, context.salon);
  return {
    view: value.step,
    step,
    draft: context.draft,
    isGuest: context.isGuest,
    days: {
      today,
      last,
      status: calendar.load.phase,
      areFull: days !== null && !days.some(({ state }) => state === 'free' || state === 'few'),
      note: calendar.note,
      retry: calendar.load.phase === 'ready' ? () => undefined : calendar.load.retry,
    },
    slots: context.slots,
    slotsStatus: slotStatuses[value.slots],
    price: { ...price, total: totalOf(context) },
    shownTotal: context.quote === null ? null : price.total,
    dropped: context.dropped,
    lost: context.lost,
    nearest:
      context.lost === null
        ? []
        : nearestFree(context.lost, context.nearest, context.slots, context.draft),
    refusals: context.refusals,
    failure: context.failure,
    canContinue: snapshot.can({ type: 'step.next' }),
    canConfirm: snapshot.can({ type: 'booking.confirm' }),
    firstOpenStep: firstOpenStep(context.draft, situation),
    isReachable: (wanted) => isReachable(wanted, context.draft, situation),
    chooseService(serviceId) {
      actor.send({ type: 'service.choose', serviceId });
      history.forgetLink();
    },
    chooseDate(date) {
      actor.send(date === null ? { type: 'date.clear' } : { type: 'date.choose', date });
    },
    chooseTime: (time) => actor.send({ type: 'time.choose', time }),
    chooseNearest: ({ date, time }) => actor.send({ type: 'nearest.choose', date, time }),
    chooseBarber: (barberId) => actor.send({ type: 'barber.choose', barberId }),
    chooseLocation: (location) => actor.send({ type: 'location.choose', location }),
    editAddress: (address) => actor.send({ type: 'address.edit', address }),
    editNotes: (notes) => actor.send({ type: 'notes.edit', notes }),
    editGuest: (field, text) => actor.send({ type: 'guest.edit', field, value: text }),
    reloadSlots: () => actor.send({ type: 'slots.reload' }),
    next: () =>
      move(snapshot.can({ type: 'step.next' }) ? { type: 'step.next' } : { type: 'errors.show' }),
    back: () => move({ type: 'step.back' }),
    openStep: (wanted) => move({ type: 'step.open', step: wanted }),
    confirm() {
      const canBook = actor.getSnapshot().can({ type: 'booking.confirm' });
      actor.send(canBook ? { type: 'booking.confirm' } : { type: 'errors.show' });
    },
  };
}
