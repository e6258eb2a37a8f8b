import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';

/** A failed call and an unknown id look the same. */
export function CategoryNotFound() {
  const { t } = useTranslation('discovery');
  return (
    <EmptyState
      title={t('category.notFound')}
      headingLevel={1}
      illustration={<span className={vignette['bistro']} />}
      action={
        <Link to={paths.home} {...buttonProps()}>
          {t('category.goHome')}
        </Link>
      }
    >
      {t('category.notFoundHint')}
    </EmptyState>
  );
}
