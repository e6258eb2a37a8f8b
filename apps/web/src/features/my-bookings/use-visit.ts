import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import { overriding } from '../../shared/overriding.ts';

/** Null where the link is unknown or has ended. */
export type Visit = Booking | null;

const isEnded = (error: unknown) =>
  error instanceof ServiceError && ['not-found', 'unauthorized'].includes(error.failure.kind);

/** The booking of a link, and its changes. */
export function useVisit(secret: string) {
  const api = useApi();
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = ['visit', secret, language];
  const query = useQuery<Visit>({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return (await api.readVisit({ secret, language, signal })).booking;
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
  const linked: Api = useMemo(
    () =>
      overriding(api, {
        listBookingSlots: (request) => api.listVisitSlots({ ...request, secret }),
        moveBooking: (request) => api.moveVisit({ ...request, secret }),
        cancelBooking: (request) => api.cancelVisit({ ...request, secret }),
        restoreBooking: (request) => api.restoreVisit({ ...request, secret }),
      }),
    [api, secret],
  );

  return {
    load,
    linked,
    put,
    async cancel({ revision }: Booking, idempotencyKey: string) {
      put((await api.cancelVisit({ secret, revision, idempotencyKey, language })).booking);
    },
    async restore({ revision }: Booking) {
      if (restoring.current.revision !== revision) {
        restoring.current = { revision, key: crypto.randomUUID() };
      }
      const idempotencyKey = restoring.current.key;
      put((await api.restoreVisit({ secret, revision, idempotencyKey, language })).booking);
    },
    forget: () => api.forgetVisit({ secret }),
  };
}
