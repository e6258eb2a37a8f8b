import { Button } from '@salonica/ui/button';
import { Calendar } from '@salonica/ui/calendar';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureReason } from '../../blocks/failure-reason.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Booking } from '../../domain/ports/old/bookings-port.ts';
import {
  isClosed,
  lastDateToMoveTo,
  phaseOf,
  salonClock,
  turningPoints,
} from './bookings-rules.ts';
import { useBookingsSettings } from './bookings-context.tsx';
import styles from './reschedule-dialog.module.css';
import { RescheduleTimes } from './reschedule-times.tsx';
import { useBookingWords } from './use-booking-words.ts';
import { type Rescheduling, useReschedule } from './use-reschedule.ts';

export interface RescheduleDialogProps {
  readonly booking: Booking;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMoved: (booking: Booking, to: PlainDateTime) => void;
}

interface PartProps {
  readonly booking: Booking;
  readonly rescheduling: Rescheduling;
}

/** Where the booking would go, and whether it can be changed again from there. */
function Choice({ booking, rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { now } = useBookingsSettings();
  const words = useBookingWords();
  const { date, time, times, lostTime } = rescheduling;
  if (date === null || times === null || lostTime !== null) return null;
  if (time === null) {
    const count = times.filter(({ isFree }) => isFree).length;
    if (count === 0) return null;
    return t('reschedule.freeTimes', { count, ...words.brief({ ...booking, date }) });
  }
  const target = { ...booking, date, time };
  const until = words.brief(salonClock(target, turningPoints(target).deadline));
  return (
    <>
      {t('reschedule.choice', words.brief(target))}{' '}
      {phaseOf(target, now()) === 'open'
        ? t('reschedule.choiceOpen', { until: `${until.date}, ${until.time}` })
        : t('reschedule.choiceSettled')}
    </>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('bookings');
  if (error === null) return null;
  return (
    <Note tone="danger" role="alert" title={t('reschedule.failedTitle')}>
      {failureReason(error) === 'offline' ? t('reschedule.offline') : t('reschedule.failed')}
    </Note>
  );
}

/** Another day and time for a booking, with the same barber. */
export function RescheduleDialog({ booking, open, onClose, onMoved }: RescheduleDialogProps) {
  const { t } = useTranslation('bookings');
  const words = useBookingWords();
  const rescheduling = useReschedule(booking, (to) => {
    onMoved(booking, to);
    onClose();
  });
  const { view, today, date, canMove, failure } = rescheduling;
  const isMoving = view === 'moving';
  const isTooLate = view === 'tooLate';

  // Below the calendar on a phone, where nothing says that there is more.
  const timesRef = useRef<HTMLElement>(null);
  const areTimesKnown = rescheduling.times !== null;
  useEffect(() => {
    if (areTimesKnown && window.matchMedia('(pointer: coarse)').matches) {
      timesRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [areTimesKnown]);

  return (
    <Dialog
      className={styles['root']}
      open={open}
      onOpenChange={() => {
        if (!isMoving) onClose();
      }}
      lightDismiss={false}
      title={t('reschedule.title')}
      description={t('reschedule.text', { ...words.facts(booking), ...words.brief(booking) })}
      footer={
        <div className={styles['footer']}>
          <p role="status" className={styles['choice']}>
            <Choice booking={booking} rescheduling={rescheduling} />
          </p>
          <Button
            variant="secondary"
            className={isTooLate ? undefined : styles['keep']}
            disabled={isMoving}
            onClick={onClose}
          >
            {isTooLate ? t('reschedule.close') : t('reschedule.keep')}
          </Button>
          {isTooLate ? null : (
            <Button
              busy={isMoving}
              busyLabel={t('reschedule.confirming')}
              disabled={!canMove}
              onClick={rescheduling.confirm}
            >
              {t('reschedule.confirm')}
            </Button>
          )}
        </div>
      }
    >
      {isTooLate ? (
        <Note tone="danger" role="alert">
          {t('reschedule.tooLate')}
        </Note>
      ) : (
        <>
          <Failure error={failure} />
          <div className={styles['columns']} inert={isMoving}>
            <section aria-label={t('reschedule.date')}>
              <Calendar
                className={styles['calendar']}
                today={today}
                max={lastDateToMoveTo(today)}
                selected={date}
                onSelectedChange={rescheduling.chooseDate}
                dayNote={(day) =>
                  isClosed(day) ? { state: 'closed', label: t('reschedule.closed') } : null
                }
                closedLabel={t('reschedule.closedLegend')}
              />
            </section>
            <section ref={timesRef} aria-label={t('reschedule.time')}>
              <RescheduleTimes booking={booking} rescheduling={rescheduling} />
            </section>
          </div>
        </>
      )}
    </Dialog>
  );
}
