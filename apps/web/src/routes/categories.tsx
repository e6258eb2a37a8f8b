import type { LoadPage } from '../blocks/page-load.ts';
import { categoryListData } from '../features/discovery/list-data.ts';
import { categoriesQuery } from '../blocks/use-categories.ts';

export { AllCategories as Component } from '../features/discovery/AllCategories.tsx';

export const load: LoadPage = async ({ queries, ports: { homePage }, language, i18n }) => {
  const query = queries.query({ ...categoriesQuery(homePage, language), staleTime: 'static' });
  const found = await query.catch(() => []);
  return { data: categoryListData(found, i18n.getFixedT(language, 'discovery'), language) };
};
