import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/load-failure.tsx';
import page from '../../blocks/page.module.css';
import { LateLists } from './late-parts.ts';
import { CategoryPlaces } from './Places.tsx';

/** As many as the marketplace has, so that the page keeps its height. */
const count = 10;

export function AllCategories() {
  const { t } = useTranslation('discovery');
  return (
    <div className={page['root']}>
      <h1>{t('categories.title')}</h1>
      <p className={page['lead']}>{t('categories.lead')}</p>
      <div className={page['body']}>
        <LateLists
          renderPlaces={(wait) => <CategoryPlaces count={count} wait={wait} />}
          renderFailure={(retry) => (
            <LoadFailure
              title={t('failed.categories')}
              headingLevel={2}
              reason="offline"
              retry={retry}
            />
          )}
        >
          {({ AllCategoriesList }) => <AllCategoriesList places={count} />}
        </LateLists>
      </div>
    </div>
  );
}
