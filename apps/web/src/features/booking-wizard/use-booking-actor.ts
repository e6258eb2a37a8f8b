import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useHydrated } from '../../blocks/use-hydrated.ts';
import { useLive } from '../../blocks/use-live.ts';
import { useNow } from '../../blocks/use-now.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Slot } from '../../domain/slot.ts';
import { ignoreAborted } from '../../shared/ignore-aborted.ts';
import { paths } from '../../shared/paths.ts';
import type { BookingResult } from './answer-booking.ts';
import { askedStepIn, linkedChoicesIn } from './booking-address.ts';
import { restoreDraft } from './booking-draft.ts';
import type { BookingFact } from './booking-events.ts';
import { bookingMachine } from './booking-machine.ts';
import type { BookingInput } from './booking-context.ts';
import { slotsQuery } from './booking-queries.ts';
import type { DraftRequest, SlotsQuestion } from './booking-request.ts';
import { useArrivedSlots } from './use-day-times.ts';
import { forgetBooked, keepDraft } from './draft-keeper.ts';

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
export function useBookingActor(
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
