import type { PageLoad } from '#blocks/page-load.ts';
import type { Salon } from '#domain/salon.ts';
import { salonTimeZone, todayIn } from '#shared/dates.ts';
import { categoriesQuery } from '#blocks/use-categories.ts';
import { salonCountQuery } from '../queries.ts';
import { questionOf } from './salon-question.ts';
import { readSearch, type SalonSearch } from './salon-search.ts';
import { salonListQuery } from './use-salon-list.ts';
import type { Scope } from './use-found-salons.ts';
import { withoutEach } from './use-removal.ts';

/**
 * Fetches the query that `useFoundSalons` will use for the search in the URL.
 * @returns the first salons; empty after a failure
 */
export async function loadFoundSalons(
  load: PageLoad,
  { isNearbyOnly = false }: Pick<Scope, 'isNearbyOnly'> = {},
): Promise<readonly Salon[]> {
  const { queries, ports, language } = load;
  const search = readSearch(load.url.searchParams);
  const categories = categoriesQuery(ports.homePage, language);
  const known =
    search.service === ''
      ? []
      : await queries.query({ ...categories, staleTime: 'static' }).catch(() => null);
  if (known === null) return [];
  const surroundings = {
    today: todayIn(salonTimeZone, ports.clock.now()),
    point: null,
    categories: known,
    isNearbyOnly,
  };
  const ask = (one: SalonSearch) => questionOf(one, surroundings);
  const list = salonListQuery(ports.api, language, ask(search), search.page);
  const found = await queries.infiniteQuery({ ...list, staleTime: 'static' }).catch(() => null);
  if (found === null) return [];
  if (found.pages[0]?.total === 0) {
    const counts = withoutEach(search, ask).map(({ question }) =>
      queries.query({ ...salonCountQuery(ports.api, language, question), staleTime: 'static' }),
    );
    await Promise.allSettled(counts);
  }
  return found.pages.flatMap((page) => page.salons);
}
