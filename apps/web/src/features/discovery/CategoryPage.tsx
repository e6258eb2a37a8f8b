import { useTranslation } from 'react-i18next';
import { Arriving } from './Arriving.tsx';
import { CategoryHeroPlaces } from './CategoryHeroPlaces.tsx';
import type { CategoryContentProps } from './CategoryContent.tsx';
import page from './page.module.css';
import { SalonPlaces } from './Places.tsx';

/** One category with its salons. */
export function CategoryPage({ categoryId, onName }: CategoryContentProps) {
  const { t } = useTranslation('discovery');
  const places = (
    <>
      <CategoryHeroPlaces />
      <div className={page['body']}>
        <SalonPlaces text={t('category.loading')} />
      </div>
    </>
  );
  return (
    <div className={page['root']}>
      <Arriving places={places}>
        {({ CategoryContent }) => <CategoryContent categoryId={categoryId} onName={onName} />}
      </Arriving>
    </div>
  );
}
