import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './MyBookings.module.css';

export function MyBookings() {
  const { t } = useTranslation('bookings');
  return (
    <div className={styles['root']}>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <EmptyState
        title={t('empty.title')}
        illustration={<span className={vignette['bench']} />}
        action={
          <Link to={paths.salons} {...buttonProps()}>
            {t('empty.action')}
          </Link>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}
