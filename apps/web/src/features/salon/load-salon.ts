import type { PageHead, PageLoad } from '../../blocks/page-load.ts';
import { breadcrumbData } from '../../blocks/page-data.ts';
import { salonQuery } from '../../blocks/use-salon.ts';
import { paths } from '../../shared/paths.ts';
import { canonicalUrl } from '../../shared/site.ts';
import { shortened } from '../../shared/text.ts';
import { salonData } from './salon-data.ts';
import { salonNextFreeQuery } from './use-next-free.ts';
import { newestReviews, reviewsQuery } from './use-reviews.ts';

/** Search engines show no more of them. */
const longestDescription = 170;

/** Loads the first queries of a salon's page. */
export async function loadSalon({
  queries,
  ports: { api },
  language,
  i18n,
  params: { id = '' },
}: PageLoad): Promise<PageHead> {
  const [found] = await Promise.allSettled([
    queries.query({ ...salonQuery(api, id, language), staleTime: 'static' }),
    queries.query({ ...salonNextFreeQuery(api, id, language), staleTime: 'static' }),
    queries.infiniteQuery({
      ...reviewsQuery(api, id, language, newestReviews),
      staleTime: 'static',
    }),
  ]);
  if (found.status === 'rejected') return {};
  const salon = found.value;
  if (salon === null) return { isNotFound: true };
  const t = i18n.getFixedT(language, 'salon');
  const page = paths.salon(salon.id);
  const way = [
    { name: t('breadcrumb.home'), path: paths.home },
    { name: t('breadcrumb.salons'), path: paths.salons },
    { name: salon.name, path: page },
  ];
  return {
    title: salon.name,
    description: shortened(salon.description, longestDescription),
    ...(salon.sharedPicture === null
      ? {}
      : { picture: { address: salon.sharedPicture, width: 1200, height: 630 } }),
    data: [
      salonData(salon, { page: canonicalUrl(page, language), city: t('city') }),
      breadcrumbData(way, language),
    ],
  };
}
