import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './ProgressLine.module.css';

/** Above the page that stays until the next one has its facts. Shows once that takes longer than a moment. */
export function ProgressLine() {
  const { t } = useTranslation('common');
  const { location } = useNavigation();
  return location === undefined ? null : (
    <div role="progressbar" aria-label={t('loading')} className={styles['root']} />
  );
}
