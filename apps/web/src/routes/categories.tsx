import type { LoadPage } from '../blocks/page-load.ts';
import { categoriesQuery } from '../features/discovery/queries.ts';

export { AllCategories as Component } from '../features/discovery/AllCategories.tsx';

export const load: LoadPage = async ({ queries, ports: { homePage }, language }) => {
  await Promise.allSettled([
    queries.query({ ...categoriesQuery(homePage, language), staleTime: 'static' }),
  ]);
  return {};
};
