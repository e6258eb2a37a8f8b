import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a href="#main" className={styles['root']}>
      {t('skip')}
    </a>
  );
}
