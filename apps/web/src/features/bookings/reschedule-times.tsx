import { Button } from '@salonica/ui/button';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { SlotGrid } from '@salonica/ui/slot-grid';
import { useTranslation } from 'react-i18next';
import { Note } from '../../blocks/note.tsx';
import type { Booking, FreeTime } from './bookings-port.ts';
import { nearestTimes } from './bookings-rules.ts';
import styles from './reschedule-dialog.module.css';
import type { Rescheduling } from './use-reschedule.ts';

interface PartProps {
  readonly booking: Booking;
  readonly rescheduling: Rescheduling;
}

const partsOfDay = ['morning', 'midday', 'afternoon'] as const;

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
    <Note tone="danger" role="alert">
      <p className={styles['strong']}>{t('reschedule.taken', { time: lost })}</p>
      <p>{nearest.length > 0 ? t('reschedule.takenText') : t('reschedule.takenNone')}</p>
      <div className={styles['nearest']}>
        {nearest.map((time) => (
          <Button key={time} variant="secondary" size="s" onClick={() => onChoose(time)}>
            {t('reschedule.takenChoose', { time })}
          </Button>
        ))}
      </div>
    </Note>
  );
}

/** The start times of the chosen day, or why there are none. */
export function RescheduleTimes({ booking, rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { date, time, times, timesStatus, lostTime } = rescheduling;
  if (date === null) return <p className={styles['hint']}>{t('reschedule.chooseDate')}</p>;
  if (timesStatus === 'failed') {
    return (
      <Note tone="danger" role="alert">
        <p>{t('reschedule.timesFailed')}</p>
        <p>
          <Button variant="secondary" size="s" onClick={rescheduling.reloadTimes}>
            {t('rating.retry')}
          </Button>
        </p>
      </Note>
    );
  }
  if (times === null) {
    return (
      <SkeletonGroup
        messages={{ loading: t('reschedule.timesLoading') }}
        className={styles['loading']}
      >
        {partsOfDay.map((part) => (
          <Skeleton key={part} className={styles['row']} />
        ))}
      </SkeletonGroup>
    );
  }
  const isFull = times.every(({ isFree }) => !isFree);
  return (
    <div className={styles['times']}>
      {lostTime === null ? null : (
        <TimeTaken lost={lostTime} times={times} onChoose={rescheduling.chooseTime} />
      )}
      {isFull && lostTime === null ? (
        <Note tone="info" role="status">
          <p>{t('reschedule.full')}</p>
        </Note>
      ) : null}
      <SlotGrid
        label={t('reschedule.time')}
        slots={times.map(({ time: start, isFree }) => ({ time: start, taken: !isFree }))}
        value={time}
        onValueChange={rescheduling.chooseTime}
        duration={booking.service.minutes}
      />
    </div>
  );
}
