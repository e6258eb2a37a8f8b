import { Button } from '@salonica/ui/button';
import { EmptyState, type EmptyStateProps } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '../shared/vignette.module.css';

export interface LoadFailureProps {
  /** What did not load, as a sentence. */
  readonly title: string;
  /** Level of the title in the outline of the page. */
  readonly headingLevel: NonNullable<EmptyStateProps['headingLevel']>;
  readonly reason: 'offline' | 'server';
  readonly retry: () => void;
}

/** Stands where a list or a page would be, says why it is not there and asks again. */
export function LoadFailure({ title, headingLevel, reason, retry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      role="alert"
      title={title}
      headingLevel={headingLevel}
      illustration={<span className={vignette['bistro']} />}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(`failed.${reason}`)}
    </EmptyState>
  );
}
