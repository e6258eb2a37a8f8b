import { useTranslation } from 'react-i18next';
import { useClock } from '../../blocks/use-clock.ts';
import { formatDate, inVisitorZone } from '../../shared/dates.ts';

interface VisitorTimeProps {
  readonly date: string | null;
  readonly time: string | null;
  /** Zone of the salon. */
  readonly timeZone: string;
  readonly className?: string | undefined;
}

/** The visitor's local time of the chosen time; nothing if it is the same. */
export function VisitorTime({ date, time, timeZone, className }: VisitorTimeProps) {
  const { t, i18n } = useTranslation('booking');
  const clock = useClock();
  if (date === null || time === null) return null;
  const there = inVisitorZone({ date, time }, timeZone, clock.timeZone);
  if (there === undefined) return null;
  const words = { time, visitorTime: there.time };
  return (
    <p className={className}>
      {there.date === date
        ? t('time.visitorTime', words)
        : t('time.visitorTimeAndDay', {
            ...words,
            visitorDate: formatDate(there.date, i18n.language, 'short'),
          })}
    </p>
  );
}
