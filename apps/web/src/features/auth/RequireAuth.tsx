import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Spinner } from '@salonica/ui/spinner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Onward } from '../../blocks/Onward.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import { useAuthStore } from './AuthProvider.tsx';
import { withNextPath } from '../../shared/next-path.ts';
import styles from './RequireAuth.module.css';
import { useAuthNow } from './use-auth.ts';

/**
 * Shows its children to a signed-in visitor only. Until the session is known it waits, so that a reload never redirects
 * a customer; then it redirects a signed-out visitor to sign in and back.
 */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['auth', 'common']);
  const { pathname, search, hash } = useLocation();
  const { start } = useAuthStore();
  const { status, isUnavailable, isSlow, ended } = useAuthNow();

  if (status === 'signed-in') return children;
  if (status === 'signed-out') {
    // Who signs out does not mean to come back here with the next person's account.
    const wanted = ended === 'sign-out' ? null : pathname + search + hash;
    return <Onward to={withNextPath(paths.signIn, wanted)} />;
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
