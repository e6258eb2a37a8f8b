import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/machine-options.tsx';
import { type FailureReason, failureReason } from '../../blocks/failure-reason.ts';
import { unlessCalledOff } from '../../shared/unless-called-off.ts';
import { useBookingSettings } from './booking-context.tsx';
import type { BookingDraft, BookingLocation, BookingStep, DroppedChoice } from './booking-draft.ts';
import { bookingMachine } from './booking-machine.ts';
import { type BookingEvent, situationOf } from './booking-setup.ts';
import type {
  Appointment,
  BookingOffer,
  BookingRequest,
  Slot,
  SlotsQuery,
} from '../../domain/ports/old/booking-port.ts';
import { firstOpenStep, isReachable, type PriceBreakdown, priceOf } from './booking-rules.ts';
import { forgetBooked, keepDraft } from './draft-keeper.ts';
import { restoreDraft } from './kept-draft.ts';
import { linkedChoicesIn, useStepHistory } from './use-step-history.ts';

/** What the visitor sees. */
export type BookingView =
  | 'choosingService'
  | 'choosingDate'
  | 'choosingTime'
  | 'choosingLocation'
  | 'slotTaken'
  | 'confirming'
  | 'confirmed';

const stepOf: Readonly<Record<BookingView, BookingStep>> = {
  choosingService: 'service',
  choosingDate: 'date',
  choosingTime: 'time',
  choosingLocation: 'location',
  slotTaken: 'location',
  confirming: 'location',
  confirmed: 'location',
};

export interface BookingCallbacks {
  readonly onConfirmed: (appointment: Appointment) => void;
  readonly onRefused: (reason: 'incomplete' | 'address') => void;
  readonly onFailed: (reason: FailureReason) => void;
}

export interface Booking {
  readonly view: BookingView;
  readonly step: BookingStep;
  readonly draft: BookingDraft;
  readonly today: string;
  readonly slots: readonly Slot[] | null;
  readonly slotsStatus: 'unknown' | 'loading' | 'ready' | 'failed';
  readonly price: PriceBreakdown;
  readonly dropped: readonly DroppedChoice[];
  readonly lostTime: string | null;
  /** How often this step was refused; errors show from the first time on. */
  readonly refusals: number;
  /** Why the last attempt to book came to nothing. */
  readonly failure: FailureReason | null;
  readonly canContinue: boolean;
  readonly canConfirm: boolean;
  /** The first step that lacks something, or null. */
  readonly openStep: BookingStep | null;
  readonly isReachable: (step: BookingStep) => boolean;
  readonly chooseService: (serviceId: string) => void;
  readonly chooseDate: (date: string | null) => void;
  readonly chooseTime: (time: string) => void;
  readonly chooseBarber: (barberId: string) => void;
  readonly chooseLocation: (location: BookingLocation) => void;
  readonly editAddress: (address: string) => void;
  readonly editNotes: (notes: string) => void;
  readonly reloadSlots: () => void;
  /** Goes on, or shows what is missing. */
  readonly next: () => void;
  readonly back: () => void;
  readonly openStepAt: (step: BookingStep) => void;
  /** Books, or shows what is missing. */
  readonly confirm: () => void;
}

/** The wizard of one salon: its machine, its place in the browser's history and its kept draft. */
export function useBooking(offer: BookingOffer, callbacks: BookingCallbacks): Booking {
  const { port, drafts, now } = useBookingSettings();
  const { search } = useLocation();
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise<readonly Slot[], SlotsQuery>(({ input, signal }) =>
          unlessCalledOff(port.slots(input, signal), signal),
        ),
        // Never called off: whoever leaves now has still asked for it.
        confirmBooking: fromPromise<Appointment, BookingRequest>(async ({ input: request }) => {
          const appointment = await port.confirm(request);
          forgetBooked(request, drafts, now());
          return appointment;
        }),
      },
    }),
  );
  const [input] = useState(() => ({
    salonId: offer.salon.id,
    timeZone: offer.salon.timeZone,
    choices: offer,
    kept: restoreDraft(drafts.read(offer.salon.id), now()),
    linked: linkedChoicesIn(search),
    now,
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const snapshot = useSelector(actor, (current) => current);
  const { context, value } = snapshot;
  const step = stepOf[value.step];

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

  const confirmed = useEffectEvent(callbacks.onConfirmed);
  const refused = useEffectEvent(callbacks.onRefused);
  const failed = useEffectEvent(callbacks.onFailed);
  useEffect(() => {
    const subscriptions = [
      actor.on('booking.confirmed', ({ appointment }) => confirmed(appointment)),
      actor.on('booking.refused', ({ reason }) => refused(reason)),
      actor.on('booking.failed', ({ error }) => failed(failureReason(error))),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
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

  const discard = useEffectEvent(() => {
    actor.send({ type: 'draft.discard' });
    history.follow(shownStep());
  });
  useEffect(() => drafts.onClearAll(() => discard()), [drafts]);

  const situation = situationOf(context);
  return {
    view: value.step,
    step,
    draft: context.draft,
    today: situation.today,
    slots: context.slots,
    slotsStatus: value.slots,
    price: priceOf(context.draft, context.choices),
    dropped: context.dropped,
    lostTime: context.lostTime,
    refusals: context.refusals,
    failure: context.failure === null ? null : failureReason(context.failure),
    canContinue: snapshot.can({ type: 'step.next' }),
    canConfirm: snapshot.can({ type: 'booking.confirm' }),
    openStep: firstOpenStep(context.draft, situation),
    isReachable: (wanted) => isReachable(wanted, context.draft, situation),
    chooseService(serviceId) {
      actor.send({ type: 'service.choose', serviceId });
      history.forgetLink();
    },
    chooseDate(date) {
      actor.send(date === null ? { type: 'date.clear' } : { type: 'date.choose', date });
    },
    chooseTime: (time) => actor.send({ type: 'time.choose', time }),
    chooseBarber: (barberId) => actor.send({ type: 'barber.choose', barberId }),
    chooseLocation: (location) => actor.send({ type: 'location.choose', location }),
    editAddress: (address) => actor.send({ type: 'address.edit', address }),
    editNotes: (notes) => actor.send({ type: 'notes.edit', notes }),
    reloadSlots: () => actor.send({ type: 'slots.reload' }),
    next: () =>
      move(snapshot.can({ type: 'step.next' }) ? { type: 'step.next' } : { type: 'errors.show' }),
    back: () => move({ type: 'step.back' }),
    openStepAt: (wanted) => move({ type: 'step.open', step: wanted }),
    confirm() {
      const canBook = actor.getSnapshot().can({ type: 'booking.confirm' });
      actor.send(canBook ? { type: 'booking.confirm' } : { type: 'errors.show' });
    },
  };
}
