import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { CalendarDayNote } from '@salonica/ui/calendar';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useDays } from '../../blocks/use-days.ts';
import { useToday } from '../../blocks/use-today.ts';
import type { BookingPrice } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { FreeTime, UnavailableBarber } from '../../domain/slot.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { BookingResult } from './answer-booking.ts';
import type { BookingDraft, BookingStep } from './booking-draft.ts';
import type { BookingEvent, BookingFact } from './booking-events.ts';
import type { BookingContext } from './booking-context.ts';
import { firstOpenStep, isReachable, lastDayAt, nearestFree } from './booking-policy.ts';
import { priceOf, totalOf } from './booking-request.ts';
import { useUnavailable } from './use-day-times.ts';
import { useStepHistory } from './use-step-history.ts';
import { useBookingActor } from './use-booking-actor.ts';

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
