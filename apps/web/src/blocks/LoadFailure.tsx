import { Button } from '@salonica/ui/button';
import { EmptyState, type EmptyStateProps } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '../shared/vignette.module.css';

export interface LoadFailureProps {
  /** Names the content that failed to load, as a sentence. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: NonNullable<EmptyStateProps['headingLevel']>;
  readonly reason: 'offline' | 'server';
  readonly retry: () => void;
}

/** Replaces a list or a page that failed to load, with the reason and a retry button. */
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
