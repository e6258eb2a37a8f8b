import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachineOptions } from '../../blocks/machine-options.tsx';
import { useBookingsSettings } from './bookings-context.tsx';
import type { Booking, Rating, Stars } from '../../domain/ports/old/bookings-port.ts';
import { ratingMachine } from './rating-machine.ts';
import { useBookingLists } from './use-bookings.ts';

export interface VisitRating {
  readonly stars: Stars | null;
  readonly status: 'resting' | 'saving' | 'saved' | 'failed';
  readonly choose: (stars: Stars | null) => void;
  readonly retry: () => void;
}

/** The stars of one visit, saved as they are given. */
export function useRating({ id, rating }: Booking): VisitRating {
  const { port } = useBookingsSettings();
  const lists = useBookingLists();
  const [machine] = useState(() =>
    ratingMachine.provide({
      actors: {
        saveRating: fromPromise<void, Rating>(async ({ input }) => {
          await port.rate(input);
          lists.setRating(input.bookingId, input.rating);
        }),
      },
    }),
  );
  const [input] = useState(() => ({
    bookingId: id,
    rating,
    createKey: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input, ...useMachineOptions() });
  const { value, context } = useSelector(actor, (current) => current);
  return {
    stars: context.chosen,
    status: value,
    choose: (stars) => actor.send({ type: 'rating.choose', rating: stars }),
    retry: () => actor.send({ type: 'rating.retry' }),
  };
}
