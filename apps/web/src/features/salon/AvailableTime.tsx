import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../blocks/use-load.ts';
import { useDayWords } from '../../blocks/use-day-words.ts';
import type { SalonNextFree } from '../../domain/slot.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import styles from './AvailableTime.module.css';

export interface AvailableTimeProps {
  readonly salon: SalonDetails;
  readonly nextFree: Load<SalonNextFree>;
  /** A barber's; the salon's by default. */
  readonly barberId?: string;
}

/** The next free time, or a note without one; a skeleton until known. */
export function AvailableTime({ salon, nextFree, barberId }: AvailableTimeProps) {
  const { t } = useTranslation('salon');
  const { startWords } = useDayWords({ zone: salon.timeZone, soon: 'short', later: 'short' });
  if (nextFree.phase === 'loading') return <Skeleton variant="text" className={styles['place']} />;
  if (nextFree.phase === 'failed') return <span>{t('quick.unknown')}</span>;
  const { data } = nextFree;
  const at = barberId === undefined ? data.salon : (data.team[barberId] ?? null);
  if (at === null) {
    return <span>{t('quick.none', { count: salon.policy.horizonDays })}</span>;
  }
  return <time dateTime={`${at.date}T${at.time}`}>{startWords(at)}</time>;
}
