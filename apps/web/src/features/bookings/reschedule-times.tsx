import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { StartTimes } from '../../blocks/start-times.tsx';
import type { Booking, FreeTime } from './bookings-port.ts';
import { nearestTimes } from './bookings-rules.ts';
import styles from './reschedule-dialog.module.css';
import type { Rescheduling } from './use-reschedule.ts';

interface PartProps {
  readonly booking: Booking;
  readonly rescheduling: Rescheduling;
}

/** Somebody was faster: the day is kept, and the nearest free times are one press away. */
function TimeTaken({
  lost,
  times,
  onChoose,
}: {
  readonly lost: string;
  readonly times: readonly FreeTime[];
  readonly onChoose: (time: string) => void;
}) {
  const { t } = useTranslation('bookings');
  const nearest = nearestTimes(times, lost);
  return (
    <Note
      tone="danger"
      role="alert"
      title={t('reschedule.taken', { time: lost })}
      actions={
        nearest.length === 0
          ? null
          : nearest.map((time) => (
              <Button key={time} variant="secondary" size="s" onClick={() => onChoose(time)}>
                {t('reschedule.takenChoose', { time })}
              </Button>
            ))
      }
    >
      {nearest.length > 0 ? t('reschedule.takenText') : t('reschedule.takenNone')}
    </Note>
  );
}

/** The start times of the chosen day, or why there are none. */
export function RescheduleTimes({ booking, rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { date, time, times, timesStatus, lostTime } = rescheduling;
  if (date === null) return <p className={styles['hint']}>{t('reschedule.chooseDate')}</p>;
  return (
    <div className={styles['times']}>
      {lostTime === null || times === null ? null : (
        <TimeTaken lost={lostTime} times={times} onChoose={rescheduling.chooseTime} />
      )}
      <StartTimes
        label={t('reschedule.time')}
        slots={times?.map(({ time: start, isFree }) => ({ time: start, taken: !isFree })) ?? null}
        isFailed={timesStatus === 'failed'}
        retry={rescheduling.reloadTimes}
        full={lostTime === null ? t('reschedule.full') : null}
        texts={{
          loading: t('reschedule.timesLoading'),
          failed: t('reschedule.timesFailed'),
          retry: t('rating.retry'),
        }}
        value={time}
        onValueChange={rescheduling.chooseTime}
        duration={booking.service.minutes}
      />
    </div>
  );
}
