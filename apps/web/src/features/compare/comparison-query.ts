import { queryOptions } from '@tanstack/react-query';
import { freshTime } from '#blocks/fresh-time.ts';
import type { Api, ResponseOf } from '#domain/api.ts';
import type { SalonDetails } from '#domain/salon.ts';
import { unlessNotFound } from '#domain/unless-not-found.ts';
import { serviceNamed, serviceWithId } from './compared-services.ts';

/** The salons of a comparison in the order of the ids; those that do not exist are left out. */
export const comparisonQuery = (
  api: Pick<Api, 'readSalon'>,
  language: string,
  ids: readonly string[],
) =>
  queryOptions({
    queryKey: ['comparison', language, ids],
    async queryFn({ signal }): Promise<readonly SalonDetails[]> {
      const read = (id: string) => unlessNotFound(api.readSalon({ id, language, signal }), null);
      return (await Promise.all(ids.map(read))).flatMap((salon) => salon ?? []);
    },
    staleTime: freshTime,
  });

/** Next free times by the id of a salon; null where there is none. */
export type NextFree = ResponseOf<'readNextFree'>['nextFree'];

/**
 * The next free times of compared salons: of the chosen service where one is chosen.
 * @param serviceId - of any of the salons; for the others it stands for that of the same name
 */
export function nextFreeQuery(
  api: Pick<Api, 'readNextFree'>,
  language: string,
  compared: readonly SalonDetails[],
  serviceId: string | null,
) {
  const salons = compared.map(({ id }) => id);
  const chosen = serviceWithId(compared, serviceId);
  const services = compared.flatMap((salon) =>
    chosen === undefined ? [] : (serviceNamed(salon, chosen.name)?.id ?? []),
  );
  return queryOptions({
    // The texts change with the language, the times do not.
    queryKey: ['comparison-next', salons, services],
    async queryFn({ signal }): Promise<NextFree> {
      const query = services.length === 0 ? { salons } : { salons, services };
      return (await api.readNextFree({ query, language, signal })).nextFree;
    },
    staleTime: freshTime,
  });
}
