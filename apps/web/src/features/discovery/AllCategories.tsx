import { useTranslation } from 'react-i18next';
import page from '../../blocks/page.module.css';
import { CategoryGrid } from './CategoryGrid.tsx';
import { useCategories } from '../../blocks/use-categories.ts';

/** As many skeletons as the marketplace has categories, so that the page keeps its height. */
const count = 10;

export function AllCategories() {
  const { t } = useTranslation('discovery');
  return (
    <div className={page['root']}>
      <h1>{t('categories.title')}</h1>
      <p className={page['lead']}>{t('categories.lead')}</p>
      <div className={page['body']}>
        <CategoryGrid load={useCategories()} places={count} headingLevel={2} isFirst />
      </div>
    </div>
  );
}
