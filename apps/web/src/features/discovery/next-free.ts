import type { AnswerOf, Api, RequestOf } from '../../domain/api.ts';

/** The limit of one call. */
const salonsPerCall = 100;

/** First free times by id: null where there is none within the horizon; unknown ids are omitted. */
export type NextFreeById = AnswerOf<'readNextFree'>['nextFree'];

function groups(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)];
  const count = Math.ceil(unique.length / salonsPerCall);
  return Array.from({ length: count }, (_, index) =>
    unique.slice(index * salonsPerCall, (index + 1) * salonsPerCall),
  );
}

/** The first free times of any number of salons. */
export async function nextFreeTimes(
  api: Pick<Api, 'readNextFree'>,
  { query, ...request }: RequestOf<'readNextFree'>,
): Promise<NextFreeById> {
  const answers = await Promise.all(
    groups(query.salons).map((salons) => api.readNextFree({ ...request, query: { salons } })),
  );
  return Object.fromEntries(answers.flatMap(({ nextFree }) => Object.entries(nextFree)));
}
