import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { LateLists } from '../late-parts.ts';
import { CategoryPlaces } from '../Places.tsx';
import { categoriesAtFirst, CategoryFrame } from './CategoryFrame.tsx';

export function CategorySection() {
  const { t } = useTranslation('discovery');
  return (
    <LateLists
      renderPlaces={(wait) => (
        <CategoryFrame toggle="waiting">
          <CategoryPlaces count={categoriesAtFirst} wait={wait} />
        </CategoryFrame>
      )}
      renderFailure={(retry) => (
        <CategoryFrame toggle="none">
          <LoadFailure
            title={t('failed.categories')}
            headingLevel={3}
            reason="offline"
            retry={retry}
          />
        </CategoryFrame>
      )}
    >
      {({ HomeCategories }) => <HomeCategories />}
    </LateLists>
  );
}
