import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCard } from '@salonica/ui/category-card';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import type { Category } from '#domain/category.ts';
import { isInCategory, type Salon } from '#domain/salon.ts';
import { paths } from '#shared/paths.ts';
import { categoryName } from '../category-names.ts';
import { TrendingFrame } from './TrendingFrame.tsx';

export interface TrendingProps {
  readonly categories: readonly Category[];
  readonly salons: readonly Salon[];
}

/** The season's trend, and the number of salons that offer it. */
export function Trending({ categories, salons }: TrendingProps) {
  const { t } = useTranslation('forYou');
  const { t: category } = useTranslation('discovery');
  return (
    <TrendingFrame>
      <CardGrid dense>
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <CategoryCard
              name={categoryName(category, title)}
              caption={t('trending.salons', {
                count: salons.filter((salon) => isInCategory(salon, id)).length,
              })}
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
