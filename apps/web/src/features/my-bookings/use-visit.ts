import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { BookingsPort } from '../../domain/ports/bookings-port.ts';

/** Null where the link is unknown or has ended. */
export type Visit = Booking | null;

const isEnded = (error: unknown) =>
  error instanceof ServiceError && ['not-found', 'unauthorized'].includes(error.failure.kind);

/** The booking of a link, and its changes. */
export function useVisit(secret: string) {
  const visits = usePort('visits');
  const bookings = usePort('bookings');
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = ['visit', secret, language];
  const query = useQuery<Visit>({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await visits.read(secret, { language, signal });
      } catch (error) {
        if (isEnded(error)) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
  const load: Load<Visit> = useLoad(query, queryKey);
  // One key for every attempt to restore one state of the booking.
  const restoring = useRef({ revision: -1, key: '' });
  const put = (booking: Visit) => client.setQueryData<Visit>(queryKey, booking);

  /** The shared dialogs change the booking through the link. */
  const linked: BookingsPort = useMemo(
    () => ({
      ...bookings,
      times: (_, date, request) => visits.times(secret, date, request),
      reschedule: (move) => visits.reschedule(secret, move),
      cancel: (change) => visits.cancel(secret, change),
      restore: (change) => visits.restore(secret, change),
    }),
    [bookings, visits, secret],
  );

  return {
    load,
    linked,
    put,
    async cancel({ id, revision }: Booking, idempotencyKey: string) {
      const change = { bookingId: id, revision, idempotencyKey, language };
      put(await visits.cancel(secret, change));
    },
    async restore({ id, revision }: Booking) {
      if (restoring.current.revision !== revision) {
        restoring.current = { revision, key: crypto.randomUUID() };
      }
      const idempotencyKey = restoring.current.key;
      put(await visits.restore(secret, { bookingId: id, revision, idempotencyKey, language }));
    },
    async forget() {
      await visits.forget(secret);
    },
  };
}
