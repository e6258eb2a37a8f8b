import { Button, buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Link } from '../blocks/Link.tsx';
import { log } from '../shared/log.ts';
import { paths } from '../shared/paths.ts';
import vignette from '../shared/vignette.module.css';

/** Browsers use different messages for a failed import. */
const fetchFailure = /dynamically imported module|importing a module|preload|did not load/i;

/** Replaces a page that threw an error; the rest of the site is unchanged. */
export function RouteError() {
  const { t } = useTranslation(['errors', 'common']);
  const error = useRouteError();
  useEffect(() => log.error('The page could not be shown.', error), [error]);
  // A truncated file is not a valid script.
  const isDamaged = error instanceof SyntaxError;
  const didNotLoad = isDamaged || (error instanceof Error && fetchFailure.test(error.message));
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={didNotLoad ? t('chunk.title') : t('crash.title')}
      illustration={<span className={vignette['bistro']} />}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('common:tryAgain')}</Button>{' '}
          <Link to={paths.home} {...buttonProps({ variant: 'quiet' })}>
            {t('crash.home')}
          </Link>
        </>
      }
    >
      {didNotLoad ? t('chunk.hint') : t('crash.hint')}
    </EmptyState>
  );
}
