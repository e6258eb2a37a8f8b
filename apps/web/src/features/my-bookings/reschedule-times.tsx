import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { StartTimes } from '../../blocks/start-times.tsx';
import { TimeTaken } from '../../blocks/time-taken.tsx';
import type { Booking } from '../../domain/ports/old/bookings-port.ts';
import { nearestTimes } from './bookings-rules.ts';
import styles from './reschedule-dialog.module.css';
import type { Rescheduling } from './use-reschedule.ts';

interface PartProps {
  readonly booking: Booking;
  readonly rescheduling: Rescheduling;
}

/** The start times of the chosen day, or why there are none. */
export function RescheduleTimes({ booking, rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { date, time, times, timesStatus, lostTime } = rescheduling;
  if (date === null) return <p className={styles['hint']}>{t('reschedule.chooseDate')}</p>;
  const nearest = lostTime === null || times === null ? null : nearestTimes(times, lostTime);
  return (
    <Stack gap={24}>
      {nearest === null ? null : (
        <TimeTaken
          title={t('reschedule.taken', { time: lostTime })}
          nearest={nearest}
          choose={(start) => t('reschedule.takenChoose', { time: start })}
          onChoose={rescheduling.chooseTime}
        >
          {nearest.length > 0 ? t('reschedule.takenText') : t('reschedule.takenNone')}
        </TimeTaken>
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
    </Stack>
  );
}
