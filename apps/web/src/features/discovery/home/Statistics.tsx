import { Awning } from '@salonica/ui/awning';
import { useTranslation } from 'react-i18next';
import { figures } from '../../../shared/figures.ts';
import styles from './Statistics.module.css';

const shown = ['customers', 'salons', 'bookings'] as const;

export function Statistics() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['root']} aria-label={t('statistics.label')}>
      <Awning />
      <dl className={styles['list']}>
        {shown.map((key) => (
          <div key={key} className={styles['item']}>
            <dt className={styles['name']}>{t(`statistics.${key}`)}</dt>
            <dd className={styles['value']}>{figures[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
