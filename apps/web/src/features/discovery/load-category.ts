import type { PageHead, PageLoad } from '../../blocks/page-load.ts';
import { breadcrumbData } from '../../blocks/page-data.ts';
import { paths } from '../../shared/paths.ts';
import { categoryName } from '../../blocks/category-names.ts';
import { categoryQuestion } from './category-question.ts';
import { salonListData } from './list-data.ts';
import { categoriesQuery } from '../../blocks/use-categories.ts';
import { salonListQuery } from './search/use-salon-list.ts';

/** Loads the first queries of a category's page. */
export async function loadCategory(load: PageLoad): Promise<PageHead> {
  const { queries, ports, language, i18n } = load;
  const { categoryId = '' } = load.params;
  const all = categoriesQuery(ports.homePage, language);
  const categories = await queries.query({ ...all, staleTime: 'static' }).catch(() => null);
  if (categories === null) return {};
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) return { isNotFound: true };
  const list = salonListQuery(ports.api, language, categoryQuestion(categoryId), 1);
  const found = await queries.infiniteQuery({ ...list, staleTime: 'static' }).catch(() => null);
  const first = found?.pages[0];
  const t = i18n.getFixedT(language, 'discovery');
  const name = categoryName(t, category.title);
  const way = [
    { name: t('category.home'), path: paths.home },
    { name: t('categories.title'), path: paths.categories },
    { name, path: paths.category(categoryId) },
  ];
  const breadcrumbs = breadcrumbData(way, language);
  if (first === undefined) return { title: name, data: [breadcrumbs] };
  const { total: count, salons } = first;
  return {
    title: name,
    description: t('category.summary', { count, name }),
    data: [breadcrumbs, ...salonListData(salons, language)],
  };
}
