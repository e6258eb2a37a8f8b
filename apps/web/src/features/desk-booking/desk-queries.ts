import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { DeskBooking, DeskDay, DeskOffer, DeskTimes } from '../../domain/desk.ts';
import type { PlainDate, PlainTime } from '../../shared/dates.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

/** A change that was made, for the route's message. */
export interface Done {
  readonly what:
    | 'mark.confirmed'
    | 'mark.arrived'
    | 'mark.completed'
    | 'mark.no_show'
    | 'move'
    | 'cancel'
    | 'restore'
    | 'add'
    | 'block'
    | 'blockMoved'
    | 'blockRemoved'
    | 'absence'
    | 'absenceRemoved';
  /** Of the customer; null without one. */
  readonly name: string | null;
  /** Takes it back; null where nothing does. */
  readonly undo: (() => Promise<void>) | null;
}

/** Reads again what the desk shows, when another member or a customer changed it. */
function useFollow(): void {
  const queries = useQueryClient();
  const { salon } = useDesk();
  useLive([salon.id], ({ type }) => {
    if (type !== 'salon.changed' && type !== 'resumed') return;
    for (const part of ['booking', 'offers', 'times'] as const) {
      void queries.invalidateQueries({ queryKey: deskKeyOf(part, salon.id) });
    }
  });
}

export function useBooking(id: string): Load<DeskBooking> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('booking', salon.id), id, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readDeskBooking({ salon: salon.id, id, language, signal }),
    staleTime: 0,
  });
  useFollow();
  return useLoad(query, queryKey);
}

/** The day as the plan has read it. */
export function useDay(date: PlainDate): Load<DeskDay> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('day', salon.id), date, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readDeskDay({ salon: salon.id, date, language, signal }),
  });
  return useLoad(query, queryKey);
}

export interface OffersQuestion {
  readonly date: PlainDate;
  readonly time: PlainTime;
  readonly barberId: string;
  /** A booking that would change. */
  readonly bookingId?: string;
}

/** What a barber can do from a time on; the previous answer stays until the next is here. */
export function useOffers(asked: OffersQuestion): Load<readonly DeskOffer[]> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const { date, time, barberId: barber, bookingId: booking } = asked;
  const queryKey = [
    ...deskKeyOf('offers', salon.id),
    date,
    time,
    barber,
    booking ?? null,
    language,
  ];
  const query = useQuery({
    queryKey,
    queryFn:
      time === ''
        ? skipToken
        : async ({ signal }) => {
            const question = { date, time, barber, booking };
            const request = { salon: salon.id, query: question, language, signal };
            return (await api.listDeskOffers(request)).services;
          },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useFollow();
  return useLoad(query, queryKey);
}

export interface TimesQuestion {
  readonly date: PlainDate;
  readonly barberId: string;
  readonly serviceId: string;
  readonly bookingId: string;
}

/** The starts of a day for a booking that moves. */
export function useTimes(asked: TimesQuestion): Load<DeskTimes> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const { date, barberId: barber, serviceId: service, bookingId: booking } = asked;
  const queryKey = [...deskKeyOf('times', salon.id), date, barber, service, booking, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const question = { date, barber, service, booking };
      return api.listDeskTimes({ salon: salon.id, query: question, language, signal });
    },
    staleTime: 0,
  });
  useFollow();
  return useLoad(query, queryKey);
}
