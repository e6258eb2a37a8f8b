import { Button } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './SlowNote.module.css';

export interface SlowNoteProps {
  readonly retry: () => void;
}

/** Explains a long wait and offers a retry. Belongs in a live region. */
export function SlowNote({ retry }: SlowNoteProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles['root']}>
      {t('slow')}
      <Button variant="secondary" size="s" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </p>
  );
}
