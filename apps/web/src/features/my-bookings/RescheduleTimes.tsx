import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { StartTimes } from '../../blocks/StartTimes.tsx';
import { TimeTaken } from '../../blocks/TimeTaken.tsx';
import { useSlotWords } from '../../blocks/use-slot-words.ts';
import type { FreeTime } from '../../domain/slot.ts';
import { nearestTimes } from './bookings-rules.ts';
import styles from './RescheduleDialog.module.css';
import { useBookingWords } from './use-booking-words.ts';
import type { Rescheduling } from './use-reschedule.ts';

interface PartProps {
  readonly rescheduling: Rescheduling;
}

/** The nearest free times, from the server or else from the day. */
function nearestOf({
  date,
  times,
  lostTime,
  nearest,
  isFree,
}: Rescheduling): readonly FreeTime[] | null {
  if (nearest.length > 0) return nearest;
  if (date === null || times === null || lostTime === null) return null;
  const found = nearestTimes(times, lostTime, isFree);
  return found.map((time) => ({ date, time, barberIds: [] }));
}

function Lost({ rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const words = useBookingWords();
  const { date, lostTime } = rescheduling;
  const nearest = nearestOf(rescheduling);
  if (lostTime === null || nearest === null) return null;
  return (
    <TimeTaken
      title={t('reschedule.taken', { time: lostTime })}
      nearest={nearest}
      choose={(to) =>
        to.date === date
          ? t('reschedule.takenChoose', { time: to.time })
          : t('reschedule.takenChooseDay', words.brief(to))
      }
      onChoose={rescheduling.chooseNearest}
    >
      {nearest.length > 0 ? t('reschedule.takenText') : t('reschedule.takenNone')}
    </TimeTaken>
  );
}

/** The start times of the chosen day, or why there are none. */
export function RescheduleTimes({ rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { shown } = useSlotWords();
  const { booking, date, time, times, timesStatus, lostTime, isFree } = rescheduling;
  if (date === null) return <p className={styles['hint']}>{t('reschedule.chooseDate')}</p>;
  const isOwn = (start: string) => start === booking.time && date === booking.date;
  return (
    <Stack gap={24}>
      <Lost rescheduling={rescheduling} />
      <StartTimes
        label={t('reschedule.time')}
        slots={
          times === null
            ? null
            : shown(times, isFree).map((slot) =>
                isOwn(slot.time) ? { ...slot, reason: t('reschedule.own') } : slot,
              )
        }
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
