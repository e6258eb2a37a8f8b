import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import type { Category } from '#domain/category.ts';
import { categoryQuestion } from '../category-question.ts';
import { salonCountQuery } from '../search/use-removal.ts';

/** Number of salons in each category; undefined until known. */
export function useCategoryTotals(
  categories: readonly Category[],
): (categoryId: string) => number | undefined {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const answers = useQueries({
    queries: categories.map(({ id }) => salonCountQuery(api, language, categoryQuestion(id))),
  });
  return (categoryId) => answers[categories.findIndex(({ id }) => id === categoryId)]?.data;
}
