import type { PageHead, PageLoad } from '../../blocks/page-load.ts';
import { salonQuery } from '../../blocks/use-salon.ts';
import { paths } from '../../shared/paths.ts';
import { canonicalUrl } from '../../shared/site.ts';
import { shortened } from '../../shared/text.ts';
import { salonData } from './salon-data.ts';
import { salonNextFreeQuery } from './use-next-free.ts';
import { newestReviews, reviewsQuery } from './use-reviews.ts';

/** Search engines show no more of it. */
const longestDescription = 170;

/** Asks what the page of a salon asks first. */
export async function loadSalon({
  queries,
  ports: { availability, salons },
  language,
  params: { id = '' },
}: PageLoad): Promise<PageHead> {
  const [found] = await Promise.allSettled([
    queries.query({ ...salonQuery(salons, id, language), staleTime: 'static' }),
    queries.query({ ...salonNextFreeQuery(availability, id, language), staleTime: 'static' }),
    queries.infiniteQuery({
      ...reviewsQuery(salons, id, language, newestReviews),
      staleTime: 'static',
    }),
  ]);
  if (found.status === 'rejected') return {};
  const salon = found.value;
  if (salon === null) return { isNotFound: true };
  return {
    title: salon.name,
    description: shortened(salon.description, longestDescription),
    data: [salonData(salon, new URL(canonicalUrl(paths.salon(salon.id), language)))],
  };
}
