import { useTranslation } from 'react-i18next';
import { addDays, formatDate, type PlainDateTime, todayIn } from '../../shared/dates.ts';
import { useSalonSettings } from './salon-context.tsx';

export interface AvailableTimeProps {
  readonly at: PlainDateTime;
  readonly timeZone: string;
}

/** "Today, 14:30", by the salon's calendar. */
export function AvailableTime({ at: { date, time }, timeZone }: AvailableTimeProps) {
  const { t, i18n } = useTranslation('salon');
  const { now } = useSalonSettings();
  const today = todayIn(timeZone, now());
  const words = () => {
    if (date === today) return t('quick.today', { time });
    if (date === addDays(today, 1)) return t('quick.tomorrow', { time });
    return t('quick.later', { date: formatDate(date, i18n.language, 'short'), time });
  };
  return <time dateTime={`${date}T${time}`}>{words()}</time>;
}
