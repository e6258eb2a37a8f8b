import { StatBand, StatBandItem } from '@salonica/ui/stat-band';
import { useTranslation } from 'react-i18next';
import { figures } from '#shared/figures.ts';
import styles from './Statistics.module.css';

const shown = ['customers', 'salons', 'bookings'] as const;

export function Statistics() {
  const { t } = useTranslation('home');
  return (
    <StatBand label={t('statistics.label')} className={styles['root']}>
      {shown.map((key) => (
        <StatBandItem key={key} label={t(`statistics.${key}`)} value={figures[key]} />
      ))}
    </StatBand>
  );
}
