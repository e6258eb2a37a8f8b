import { queryOptions } from '@tanstack/react-query';
import { freshTime } from '#blocks/fresh-time.ts';
import type { Api } from '#domain/api.ts';
import type { SalonDetails } from '#domain/salon.ts';
import { unlessNotFound } from '#domain/unless-not-found.ts';
import type { PlainDateTime } from '#shared/dates.ts';

export interface ComparedSalon {
  readonly salon: SalonDetails;
  /** Its next free time; null where there is none. */
  readonly next: PlainDateTime | null;
}

/** The salons of a comparison in the order of the ids; those that do not exist are left out. */
export const comparisonQuery = (
  api: Pick<Api, 'readSalon' | 'readNextFree'>,
  language: string,
  ids: readonly string[],
) =>
  queryOptions({
    queryKey: ['comparison', language, ids],
    async queryFn({ signal }): Promise<readonly ComparedSalon[]> {
      const read = (id: string) => unlessNotFound(api.readSalon({ id, language, signal }), null);
      const [salons, { nextFree }] = await Promise.all([
        Promise.all(ids.map(read)),
        api.readNextFree({ query: { salons: ids }, language, signal }),
      ]);
      return salons.flatMap((salon) =>
        salon === null ? [] : [{ salon, next: nextFree[salon.id] ?? null }],
      );
    },
    staleTime: freshTime,
  });
