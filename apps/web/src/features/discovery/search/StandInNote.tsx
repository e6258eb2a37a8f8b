import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
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
    <Note
      role="status"
      className={styles['root']}
      title={t('standIn.title')}
      actions={
        <Button
          variant="secondary"
          size="s"
          busy={isRetrying}
          busyLabel={t('standIn.retrying')}
          onClick={retry}
        >
          {t('standIn.retry')}
        </Button>
      }
    >
      {t('standIn.text')}
    </Note>
  );
}
