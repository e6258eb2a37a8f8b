import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../blocks/use-load.ts';
import { useToday } from '../../blocks/use-today.ts';
import type { SalonNextFree } from '../../domain/slot.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { addDays, formatDate, type PlainDateTime } from '../../shared/dates.ts';
import styles from './AvailableTime.module.css';

interface TimeProps {
  readonly at: PlainDateTime;
  readonly timeZone: string;
}

/** "Today, 14:30", by the salon's calendar. */
function Time({ at: { date, time }, timeZone }: TimeProps) {
  const { t, i18n } = useTranslation('salon');
  const today = useToday(timeZone);
  const words = () => {
    if (date === today) return t('quick.today', { time });
    if (date === addDays(today, 1)) return t('quick.tomorrow', { time });
    return t('quick.later', { date: formatDate(date, i18n.language, 'short'), time });
  };
  return <time dateTime={`${date}T${time}`}>{words()}</time>;
}

export interface AvailableTimeProps {
  readonly salon: SalonDetails;
  readonly nextFree: Load<SalonNextFree>;
  /** A barber's; the salon's by default. */
  readonly barberId?: string;
}

/** The next free time, or a note without one; a skeleton until known. */
export function AvailableTime({ salon, nextFree, barberId }: AvailableTimeProps) {
  const { t } = useTranslation('salon');
  if (nextFree.phase === 'loading') return <Skeleton variant="text" className={styles['place']} />;
  if (nextFree.phase === 'failed') return <span>{t('quick.unknown')}</span>;
  const { data } = nextFree;
  const at = barberId === undefined ? data.salon : (data.team[barberId] ?? null);
  if (at === null) {
    return <span>{t('quick.none', { count: salon.policy.horizonDays })}</span>;
  }
  return <Time at={at} timeZone={salon.timeZone} />;
}
