import { Button } from '@salonica/ui/button';
import { Calendar } from '@salonica/ui/calendar';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingNote } from '../../blocks/PendingNote.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { Booking } from '../../domain/booking.ts';
import { instantOf } from '../../shared/dates.ts';
import { noticeHours, deadlineAfterMove, salonClock } from './bookings-rules.ts';
import { ChangedNote } from './ChangedNote.tsx';
import styles from './RescheduleDialog.module.css';
import { RescheduleTimes } from './RescheduleTimes.tsx';
import { useBookingWords } from './use-booking-words.ts';
import { type Rescheduling, useReschedule } from './use-reschedule.ts';

export interface RescheduleDialogProps {
  readonly booking: Booking;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMoved: (from: Booking, moved: Booking) => void;
  /** It was changed elsewhere; null if it no longer exists. */
  readonly onChanged: (booking: Booking | null) => void;
}

interface PartProps {
  readonly rescheduling: Rescheduling;
}

/** The new time, and whether it can be changed again. */
function Choice({ rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const clock = usePort('clock');
  const words = useBookingWords();
  const { booking, date, time, times, lostTime, isFree } = rescheduling;
  if (date === null || times === null || lostTime !== null) return null;
  if (time === null) {
    const count = times.filter(isFree).length;
    if (count === 0) return null;
    const facts = words.brief({ ...booking, date });
    return <span>{t('reschedule.freeTimes', { count, ...facts })}</span>;
  }
  const target = { ...booking, date, time };
  const deadline = deadlineAfterMove(booking, instantOf(target, booking.salon.timeZone));
  const until = words.brief(salonClock(booking, deadline));
  return (
    <>
      <span>{t('reschedule.choice', words.brief(target))}</span>{' '}
      <span>
        {clock.now() <= deadline
          ? t('reschedule.choiceOpen', { until: `${until.date}, ${until.time}` })
          : t('reschedule.choiceSettled', { count: noticeHours(booking) })}
      </span>
    </>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('bookings');
  const failureWords = useFailureWords();
  if (error === null) return null;
  return (
    <Note tone="danger" role="alert" title={t('reschedule.failedTitle')}>
      {t('reschedule.failed')} {failureWords(error)}
    </Note>
  );
}

/** What is no longer possible, and why. */
function InVain({ rescheduling: { view, booking } }: PartProps) {
  const { t } = useTranslation('bookings');
  return (
    <Note tone="danger" role="alert">
      {view === 'gone'
        ? t('changed.gone')
        : t('reschedule.tooLate', { count: noticeHours(booking) })}
    </Note>
  );
}

function Columns({ rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { view, today, date } = rescheduling;

  // Below the calendar on a phone, out of view.
  const timesRef = useRef<HTMLElement>(null);
  const areTimesKnown = rescheduling.times !== null;
  useEffect(() => {
    if (areTimesKnown && window.matchMedia('(pointer: coarse)').matches) {
      timesRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [areTimesKnown]);

  return (
    <div className={styles['columns']} inert={view !== 'choosing'}>
      <section aria-label={t('reschedule.date')}>
        <Calendar
          today={today}
          max={rescheduling.lastDay}
          value={date}
          onValueChange={rescheduling.chooseDate}
          dayNote={rescheduling.dayNote}
        />
      </section>
      <section ref={timesRef} aria-label={t('reschedule.time')}>
        <RescheduleTimes rescheduling={rescheduling} />
      </section>
    </div>
  );
}

/** The action that continues the move; none in other states. */
function NextAction({ rescheduling }: PartProps) {
  const { t } = useTranslation('bookings');
  const { view, canMove } = rescheduling;
  if (view === 'tooLate' || view === 'gone') return null;
  if (view === 'changed') {
    return <Button onClick={rescheduling.acceptChange}>{t('changed.goOn')}</Button>;
  }
  return (
    <Button
      busy={view === 'moving'}
      busyLabel={t('reschedule.confirming')}
      disabled={!canMove}
      onClick={rescheduling.confirm}
    >
      {t('reschedule.confirm')}
    </Button>
  );
}

/** Another day and time for a booking. */
export function RescheduleDialog({
  booking: asked,
  open,
  onClose,
  onMoved,
  onChanged,
}: RescheduleDialogProps) {
  const { t } = useTranslation('bookings');
  const words = useBookingWords();
  const rescheduling = useReschedule(asked, {
    onChanged,
    onMoved(from, moved) {
      onMoved(from, moved);
      onClose();
    },
  });
  const { view, booking, failure } = rescheduling;
  const isMoving = view === 'moving';
  const isFinal = view === 'tooLate' || view === 'gone';

  return (
    <Dialog
      className={styles['root']}
      open={open}
      onOpenChange={() => {
        if (!isMoving) onClose();
      }}
      lightDismiss={false}
      title={t('reschedule.title')}
      description={t(booking.isAnyBarber ? 'reschedule.textAny' : 'reschedule.text', {
        ...words.facts(booking),
        ...words.brief(booking),
      })}
      footer={
        <div className={styles['footer']}>
          <p role="status" className={styles['choice']}>
            {isFinal ? null : <Choice rescheduling={rescheduling} />}
          </p>
          <Button
            variant="secondary"
            className={isFinal ? undefined : styles['keep']}
            disabled={isMoving}
            onClick={onClose}
          >
            {isFinal ? t('reschedule.close') : t('reschedule.keep')}
          </Button>
          <NextAction rescheduling={rescheduling} />
        </div>
      }
    >
      {isFinal ? (
        <InVain rescheduling={rescheduling} />
      ) : (
        <Stack gap={20}>
          {view === 'changed' ? (
            <ChangedNote before={asked} now={booking}>
              {t('reschedule.changed')}
            </ChangedNote>
          ) : null}
          <PendingNote names={['moveBooking']} />
          <Failure error={failure} />
          <Columns rescheduling={rescheduling} />
        </Stack>
      )}
    </Dialog>
  );
}
