import type { Category } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import { CardGrid } from '@salonica/ui/card-grid';
import { CategoryCard } from '@salonica/ui/category-card';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../blocks/link.tsx';
import { paths } from '../../../shared/paths.ts';
import { categoryName } from '../category-names.ts';
import { useDiscovery } from '../discovery-context.tsx';
import type { ListedSalon } from '../listed-salon.ts';
import { TrendingFrame } from './TrendingFrame.tsx';

export interface TrendingProps {
  readonly categories: readonly Category[];
  readonly salons: readonly ListedSalon[];
}

/** What everybody books this season, and how many salons do it. */
export function Trending({ categories, salons }: TrendingProps) {
  const { t } = useTranslation('forYou');
  const { pictureUrl } = useDiscovery();
  const { t: category } = useTranslation('discovery');
  return (
    <TrendingFrame>
      <CardGrid dense>
        {categories.map(({ id, title, icon }) => (
          <li key={id}>
            <CategoryCard
              name={categoryName(category, title)}
              caption={t('trending.salons', {
                count: salons.filter(({ categoryIds }) => categoryIds.includes(id)).length,
              })}
              headingLevel={3}
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
    </TrendingFrame>
  );
}
