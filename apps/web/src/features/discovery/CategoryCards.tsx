import { nightImage } from '@salonica/contract/images';
import type { Category } from '@salonica/contract';
import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCard } from '@salonica/ui/category-card';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { paths } from '../../shared/paths.ts';
import { categoryName } from './category-names.ts';
import { useDiscovery } from './discovery-context.tsx';

export interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly headingLevel: 2 | 3;
}

export function CategoryCards({ categories, headingLevel }: CategoryCardsProps) {
  const { t } = useTranslation('discovery');
  const { pictureUrl } = useDiscovery();
  return (
    <CardGrid dense>
      {categories.map(({ id, title, icon, services }) => (
        <li key={id}>
          <CategoryCard
            name={categoryName(t, title)}
            caption={t('category.services', { count: services.length })}
            headingLevel={headingLevel}
            image={
              icon === ''
                ? null
                : { src: pictureUrl(icon), nightSrc: pictureUrl(nightImage(icon)), alt: '' }
            }
            renderLink={(link) => <Link to={paths.category(id)} {...link} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}
