import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCard } from '@salonica/ui/category-card';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import type { Category } from '#domain/category.ts';
import { paths } from '#shared/paths.ts';
import { categoryName } from '../category-names.ts';
import { TrendingFrame } from './TrendingFrame.tsx';
import { useCategoryTotals } from './use-category-totals.ts';

export interface TrendingProps {
  readonly categories: readonly Category[];
}

/** The season's trend, and the number of salons that offer it. */
export function Trending({ categories }: TrendingProps) {
  const { t } = useTranslation('forYou');
  const { t: category } = useTranslation('discovery');
  const totalOf = useCategoryTotals(categories);
  const captionOf = (id: string): string => {
    const count = totalOf(id);
    // Keeps the line until the number is known.
    if (count === undefined) return '\u00a0';
    return t('trending.salons', { count });
  };
  return (
    <TrendingFrame>
      <CardGrid dense>
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <CategoryCard
              name={categoryName(category, title)}
              caption={captionOf(id)}
              headingLevel={3}
              image={icon === null ? null : { src: icon.light, darkSrc: icon.dark, alt: '' }}
              renderLink={(link) => <Link to={paths.category(id)} {...link} />}
            />
          </li>
        ))}
      </CardGrid>
    </TrendingFrame>
  );
}
