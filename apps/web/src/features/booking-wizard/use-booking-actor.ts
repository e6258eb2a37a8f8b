import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import type { Booking } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Slot } from '../../domain/slot.ts';
import { paths } from '../../shared/paths.ts';
import { ignoreAborted } from '../../shared/ignore-aborted.ts';
import type { ReportedFailure } from './booking-failure.ts';
import { bookingMachine } from './booking-machine.ts';
import type { DraftRequest, RefusalReason, SlotsQuestion } from './booking-state.ts';
import { forgetBooked, keepDraft } from './draft-keeper.ts';
import { restoreDraft } from './saved-draft.ts';
import { linkedChoicesIn } from './use-step-history.ts';

export interface BookingCallbacks {
  readonly onConfirmed: (booking: Booking) => void;
  readonly onRefused: (reason: RefusalReason) => void;
  readonly onFailed: (reason: ReportedFailure) => void;
  /**
   * The session ended during the write; the draft is kept with its key until the same customer
   * signs in again.
   */
  readonly onInterrupted: () => void;
}

export type BookingActor = ActorRefFrom<typeof bookingMachine>;

/** The machine of one salon's wizard at work: fed by the ports, its draft saved, its facts told. */
export function useBookingActor(
  salon: SalonDetails,
  isGuest: boolean,
  callbacks: BookingCallbacks,
): BookingActor {
  const api = useApi();
  const drafts = usePort('drafts');
  const clock = usePort('clock');
  const { search } = useLocation();
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise<readonly Slot[], SlotsQuestion>(async ({ input, signal }) => {
          const answer = api.listSlots({ ...input, language: i18n.language, signal });
          return (await ignoreAborted(answer, signal)).slots;
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
  const [input] = useState(() => ({
    salon,
    isGuest,
    saved: restoreDraft(drafts.read(salon.id), clock.now()),
    linked: linkedChoicesIn(search),
    now: () => clock.now(),
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });

  useEffect(() => {
    if (actor.getSnapshot().context.salon !== salon) actor.send({ type: 'salon.update', salon });
  }, [actor, salon]);
  useEffect(() => actor.send({ type: 'session.change', isGuest }), [actor, isGuest]);
  useLive([salon.id], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') actor.send({ type: 'calendar.change' });
  });

  const confirmed = useEffectEvent(callbacks.onConfirmed);
  const refused = useEffectEvent(callbacks.onRefused);
  const failed = useEffectEvent(callbacks.onFailed);
  const interrupted = useEffectEvent(callbacks.onInterrupted);
  useEffect(() => {
    const subscriptions = [
      actor.on('booking.confirmed', ({ booking }) => confirmed(booking)),
      actor.on('booking.refused', ({ reason }) => refused(reason)),
      actor.on('booking.failed', ({ reason }) => failed(reason)),
      actor.on('booking.interrupted', () => interrupted()),
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

  return actor;
}
