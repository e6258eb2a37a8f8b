import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../blocks/Link.tsx';
import { log } from '../shared/log.ts';
import { paths } from '../shared/paths.ts';
import vignette from '../shared/vignette.module.css';

/** The page of an unknown path, which is logged. */
export function NotFound() {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  useEffect(() => log.error(`There is no page at ${pathname}`), [pathname]);
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFound.title')}
      illustration={<span className={vignette['bistro']} />}
      action={
        <Link to={paths.home} {...buttonProps({ variant: 'link' })}>
          {t('notFound.home')}
        </Link>
      }
    >
      {t('notFound.hint')}
    </EmptyState>
  );
}
