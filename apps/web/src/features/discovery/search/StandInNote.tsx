import { Button } from '@salonica/ui/button';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './StandInNote.module.css';

export interface StandInNoteProps {
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Says that the salons below are built in, and asks the marketplace again. */
export function StandInNote({ isRetrying, retry }: StandInNoteProps) {
  const { t } = useTranslation('results');
  return (
    <div role="status" className={styles['root']}>
      <Info aria-hidden="true" />
      <p>
        <strong>{t('standIn.title')}</strong> {t('standIn.text')}
      </p>
      <Button
        variant="secondary"
        size="s"
        busy={isRetrying}
        busyLabel={t('standIn.retrying')}
        onClick={retry}
      >
        {t('standIn.retry')}
      </Button>
    </div>
  );
}
