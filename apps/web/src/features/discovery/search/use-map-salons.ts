import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freshTime } from '#blocks/fresh-time.ts';
import { useApi } from '#blocks/use-api.ts';
import type { Api } from '#domain/api.ts';
import type { FoundSalon, SalonQuery } from '#domain/salon.ts';

/** The limit of one call: a map with more pins could not be read anyway. */
const mostPins = 48;

const mapQuery = (api: Pick<Api, 'findSalons'>, language: string, question: SalonQuery | null) =>
  queryOptions({
    queryKey: ['salons', 'map', language, question],
    queryFn: ({ signal }) =>
      api.findSalons({ query: { ...question, limit: mostPins }, language, signal }),
    staleTime: freshTime,
  });

/**
 * The salons of a search for its map, more than the first pages of the list.
 * @param question - null while the map is closed
 */
export function useMapSalons(question: SalonQuery | null): readonly FoundSalon[] | null {
  const { language } = useTranslation().i18n;
  const query = useQuery({
    ...mapQuery(useApi(), language, question),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
  return query.data?.salons ?? null;
}
