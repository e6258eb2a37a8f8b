import { CategoryGrid } from './CategoryGrid.tsx';
import { useCategories } from './queries.ts';

export function AllCategoriesList({ places }: { readonly places: number }) {
  return <CategoryGrid load={useCategories()} places={places} headingLevel={2} />;
}
