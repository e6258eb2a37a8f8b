import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Spinner } from '@salonica/ui/spinner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Redirect } from '../../blocks/Redirect.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { useAuthStore } from './AuthProvider.tsx';
import { withNextPath } from '../../shared/next-path.ts';
import styles from './RequireAuth.module.css';
import { useAuthNow } from './use-auth.ts';

/**
 * Shows its children to a signed-in visitor only. Waits until the session is known, so that a
 * reload never redirects a customer; then it redirects a signed-out visitor to the sign-in page and
 * back.
 */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const { pathname, search, hash } = useLocation();
  const { start } = useAuthStore();
  const { status, isUnavailable, isSlow, ended } = useAuthNow();

  if (status === 'signed-in') return children;
  if (status === 'signed-out') {
    // After signing out, the next customer must not be redirected here.
    const wanted = ended === 'sign-out' ? null : pathname + search + hash;
    return <Redirect to={withNextPath(paths.signIn, wanted)} />;
  }
  if (isUnavailable) {
    return (
      <div className={styles['root']}>
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t('protected.unavailableTitle')}
          illustration={<span className={vignette['bistro']} />}
          action={<Button onClick={() => void start()}>{t('common:tryAgain')}</Button>}
        >
          {t('protected.unavailable')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="status" className={styles['root']}>
      <Spinner size="l" decorative />
      <p>{t('common:loading')}</p>
      {isSlow ? (
        <>
          <p>{t('protected.slow')}</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('common:tryAgain')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
