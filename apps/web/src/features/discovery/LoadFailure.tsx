import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';

export interface LoadFailureProps {
  readonly reason: 'offline' | 'server';
  readonly retry: () => void;
}

export function LoadFailure({ reason, retry }: LoadFailureProps) {
  const { t } = useTranslation(['discovery', 'common']);
  return (
    <EmptyState
      role="alert"
      title={t('failed.title')}
      headingLevel={3}
      illustration={<span className={vignette['bistro']} />}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {t(`failed.${reason}`)}
    </EmptyState>
  );
}
