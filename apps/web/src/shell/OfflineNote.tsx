import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineNote.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The live region always exists, so that a screen reader announces its content. */
export function OfflineNote() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">{isOnline ? null : <p className={styles['note']}>{t('offline')}</p>}</div>
  );
}
