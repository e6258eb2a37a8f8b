import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCard } from '@salonica/ui/category-card';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Category } from '../../domain/category.ts';
import { paths } from '../../shared/paths.ts';
import { categoryName } from '../../blocks/category-names.ts';

export interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly headingLevel: 2 | 3;
  /** The first card is in the first screen; its picture is preloaded. @default false */
  readonly isFirst?: boolean | undefined;
}

export function CategoryCards({ categories, headingLevel, isFirst = false }: CategoryCardsProps) {
  const { t } = useTranslation('discovery');
  return (
    <CardGrid dense>
      {categories.map(({ id, title, icon, serviceCount }, index) => (
        <li key={id}>
          <CategoryCard
            name={categoryName(t, title)}
            caption={t('category.services', { count: serviceCount })}
            headingLevel={headingLevel}
            eager={isFirst && index === 0}
            image={icon === null ? null : { src: icon.light, darkSrc: icon.dark, alt: '' }}
            renderLink={(link) => <Link to={paths.category(id)} {...link} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}
