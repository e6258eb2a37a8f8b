import { useTranslation } from 'react-i18next';
import { Arriving } from './Arriving.tsx';
import page from './page.module.css';
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
        <Arriving places={<CategoryPlaces count={count} />}>
          {({ AllCategoriesList }) => <AllCategoriesList places={count} />}
        </Arriving>
      </div>
    </div>
  );
}
