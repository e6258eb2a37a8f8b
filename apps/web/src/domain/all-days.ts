import { addDays, daysBetween, type PlainDate } from '../shared/dates.ts';
import type { Api, RequestOf } from './api.ts';
import type { Day } from './slot.ts';

/** The limit of one call. */
const daysPerCall = 42;

interface DayRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

function ranges({ from, to }: DayRange): DayRange[] {
  const count = Math.ceil((daysBetween(from, to) + 1) / daysPerCall);
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(from, index * daysPerCall);
    const last = addDays(first, daysPerCall - 1);
    return { from: first, to: last < to ? last : to };
  });
}

/**
 * Every day of a range of any length, in order.
 * @example const days = await allDays(api, { id: '01', query: { service, from, to } });
 */
export async function allDays(
  api: Pick<Api, 'listDays'>,
  { query, ...request }: RequestOf<'listDays'>,
): Promise<readonly Day[]> {
  const answers = await Promise.all(
    ranges(query).map((range) => api.listDays({ ...request, query: { ...query, ...range } })),
  );
  return answers.flatMap(({ days }) => days);
}
