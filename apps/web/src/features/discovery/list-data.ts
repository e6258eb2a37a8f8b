import type { TFunction } from 'i18next';
import { itemListData } from '../../blocks/page-data.ts';
import type { Json } from '../../blocks/page-load.ts';
import type { Category } from '../../domain/category.ts';
import type { Salon } from '../../domain/salon.ts';
import { paths } from '../../shared/paths.ts';
import { categoryName } from '../../blocks/category-names.ts';

/** Salons of a page for search engines, in its order. */
export function salonListData(salons: readonly Salon[], language: string): readonly Json[] {
  const steps = salons.map(({ id, name }) => ({ name, path: paths.salon(id) }));
  return itemListData(steps, language);
}

/** Categories of a page for search engines, in its order. */
export function categoryListData(
  categories: readonly Category[],
  t: TFunction<'discovery'>,
  language: string,
): readonly Json[] {
  const steps = categories.map(({ id, title }) => ({
    name: categoryName(t, title),
    path: paths.category(id),
  }));
  return itemListData(steps, language);
}
