import type { PageHead, PageLoad } from '../../blocks/page-load.ts';
import { breadcrumbData } from '../../blocks/page-data.ts';
import { isInCategory } from '../../domain/salon.ts';
import { paths } from '../../shared/paths.ts';
import { categoryName } from './category-names.ts';
import { salonListData } from './list-data.ts';
import { loadNextFree } from './load-next-free.ts';
import { homePageQuery, pageSize } from './queries.ts';

/** Loads the first queries of a category's page. */
export async function loadCategory(load: PageLoad): Promise<PageHead> {
  const { queries, ports, language, i18n } = load;
  const { categoryId = '' } = load.params;
  const options = homePageQuery(ports.homePage, language);
  const page = await queries.query({ ...options, staleTime: 'static' }).catch(() => null);
  if (page === null) return {};
  const category = page.categories.find(({ id }) => id === categoryId);
  if (category === undefined) return { isNotFound: true };
  const found = page.topRatedSalons.filter((salon) => isInCategory(salon, categoryId));
  await loadNextFree(load, found.slice(0, pageSize));
  const t = i18n.getFixedT(language, 'discovery');
  const name = categoryName(t, category.title);
  const way = [
    { name: t('category.home'), path: paths.home },
    { name: t('categories.title'), path: paths.categories },
    { name, path: paths.category(categoryId) },
  ];
  return {
    title: name,
    description: t('category.summary', { count: found.length, name }),
    data: [breadcrumbData(way, language), ...salonListData(found, language)],
  };
}
