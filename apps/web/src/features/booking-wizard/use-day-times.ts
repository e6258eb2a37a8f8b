import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import type { Slot, UnavailableBarber } from '../../domain/slot.ts';
import { opening } from './booking-opening.ts';
import type { BookingContext, BookingInput } from './booking-context.ts';
import { slotsQuery } from './booking-queries.ts';
import { slotsQuestionOf } from './booking-request.ts';

/** The times that came with the page: the document's, or those of a prefetched link. */
export function useArrivedSlots() {
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  return (asked: BookingInput): readonly Slot[] | null => {
    const context = opening(asked);
    const { queryKey } = slotsQuery(api, slotsQuestionOf(context), language);
    return queries.getQueryData(queryKey)?.slots ?? null;
  };
}

/** Who has no free time on the chosen day. */
export function useUnavailable(context: BookingContext): readonly UnavailableBarber[] {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const options = slotsQuery(api, slotsQuestionOf(context), language);
  // The machine asks.
  return useQuery({ ...options, enabled: false }).data?.unavailable ?? [];
}
