import { Stat, StatList } from '@salonica/ui/stat-list';
import { useTranslation } from 'react-i18next';
import { dollars, formatMoneyBriefly } from '../../shared/money.ts';

const bookings = 12;
const favorites = 8;
const spent = dollars(250);
const rating = 4.8;

export function ProfileStats() {
  const { t, i18n } = useTranslation('profile');
  return (
    <StatList>
      <Stat label={t('stats.bookings')} value={bookings} />
      <Stat label={t('stats.favorites')} value={favorites} />
      <Stat label={t('stats.spent')} value={formatMoneyBriefly(spent, i18n.language)} />
      <Stat label={t('stats.rating')} value={new Intl.NumberFormat(i18n.language).format(rating)} />
    </StatList>
  );
}
