import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/MachineOptionsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import type { Booking, BookingRating, Stars } from '../../domain/booking.ts';
import { ratingMachine, type Verdict } from './rating-machine.ts';
import { useBookingLists } from './use-bookings.ts';

export interface VisitRating {
  readonly stars: Stars | null;
  readonly review: string | null;
  readonly status: 'resting' | 'saving' | 'saved' | 'changed' | 'failed';
  /** A rating made elsewhere meanwhile. */
  readonly elsewhere: Verdict | null;
  readonly failure: unknown;
  readonly choose: (stars: Stars | null) => void;
  readonly write: (review: string | null) => void;
  readonly retry: () => void;
}

/** Rating and text of one visit, saved on change. */
export function useRating(booking: Booking): VisitRating {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const lists = useBookingLists();
  const [machine] = useState(() =>
    ratingMachine.provide({
      actors: {
        saveRating: fromPromise<Booking, BookingRating>(async ({ input }) => {
          const { booking: saved } = await api.rateBooking(input);
          lists.put(saved);
          return saved;
        }),
      },
    }),
  );
  const [input] = useState(() => ({
    bookingId: booking.id,
    revision: booking.revision,
    rating: booking.rating,
    review: booking.review,
    language,
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const { value, context } = useSelector(actor, (current) => current);
  useEffect(() => {
    actor.send({ type: 'booking.learn', booking });
  }, [actor, booking]);
  return {
    stars: context.chosen.rating,
    review: context.chosen.review,
    status: value,
    elsewhere: context.elsewhere,
    failure: context.failure,
    choose: (rating) => actor.send({ type: 'rating.choose', rating }),
    write: (review) => actor.send({ type: 'review.write', review }),
    retry: () => actor.send({ type: 'rating.retry' }),
  };
}
