import { useTranslation } from 'react-i18next';
import { dollars, formatMoneyBriefly } from '../../shared/money.ts';
import styles from './ProfileStats.module.css';

const bookings = 12;
const favorites = 8;
const spent = dollars(250);
const rating = 4.8;

export function ProfileStats() {
  const { t, i18n } = useTranslation('profile');
  const stats = [
    { name: t('stats.bookings'), value: bookings },
    { name: t('stats.favorites'), value: favorites },
    { name: t('stats.spent'), value: formatMoneyBriefly(spent, i18n.language) },
    { name: t('stats.rating'), value: new Intl.NumberFormat(i18n.language).format(rating) },
  ];
  return (
    <dl className={styles['root']}>
      {stats.map(({ name, value }) => (
        <div key={name} className={styles['stat']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
