import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './ProgressLine.module.css';

/** A line above the current page while the next one loads. Appears after a moment. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  return location === undefined ? null : (
    <div role="progressbar" aria-label={t('loading')} className={styles['root']} />
  );
}
