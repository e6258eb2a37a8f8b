import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import { Late, late } from '../../blocks/Late.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { focusBooking } from './booking-anchor.ts';
import { phaseOf } from './bookings-rules.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { changeRefusal } from './change-refusal.ts';
import { RestoreNote } from './RestoreNote.tsx';
import { UpcomingTicket } from './UpcomingTicket.tsx';
import { useBookingWords } from './use-booking-words.ts';
import { useBookingCalendar } from './use-booking-calendar.ts';
import { type RestoreStatus } from './use-changes.ts';
import { useClock } from './use-clock.ts';
import { useWantedChange } from './use-wanted-change.ts';
import type { useVisit } from './use-visit.ts';

export interface VisitCallbacks {
  readonly onMoved: (booking: Booking) => void;
  readonly onCancelled: (booking: Booking) => void;
  readonly onRestored: (booking: Booking) => void;
  readonly onForgotten: () => void;
  /** A part of the page failed to load. */
  readonly onUnavailable: (part: 'calendar' | 'file') => void;
}

interface VisitDetailsProps extends VisitCallbacks {
  readonly booking: Booking;
  readonly visit: Pick<ReturnType<typeof useVisit>, 'cancel' | 'restore' | 'forget' | 'put'>;
}

const reschedulePart = late(async () => (await import('./RescheduleDialog.tsx')).RescheduleDialog);

type DialogName = 'cancel' | 'move' | 'forget';

/** The booking of a link with its actions. */
export function VisitDetails({ booking, visit, ...callbacks }: VisitDetailsProps) {
  const { t } = useTranslation('visit');
  const clock = usePort('clock');
  const words = useBookingWords();
  const instant = useClock([booking]);
  const phase = phaseOf(booking, instant);
  const [open, setOpen] = useState<{ name: DialogName; count: number; of: Booking } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [movedFrom, setMovedFrom] = useState<PlainDateTime>();
  const [restoreStatus, setRestoreStatus] = useState<RestoreStatus>('cancelled');
  const calendar = useBookingCalendar(() => callbacks.onUnavailable('file'));

  const close = () => setIsOpen(false);
  const show = (name: DialogName) => {
    if (name !== 'forget' && phaseOf(booking, clock.now()) !== 'open') return;
    setOpen((before) => ({ name, count: (before?.count ?? 0) + 1, of: booking }));
    setIsOpen(true);
  };
  useWantedChange([booking], (_, change) => show(change));
  const onChanged = (changed: Booking | null) => {
    if (changed !== null) visit.put(changed);
  };

  // The pressed button is gone after a change.
  const shown = useRef(booking.revision);
  useEffect(() => {
    if (isOpen || shown.current === booking.revision) return;
    shown.current = booking.revision;
    focusBooking(booking.id);
  }, [isOpen, booking]);

  const restore = async (): Promise<void> => {
    setRestoreStatus('restoring');
    try {
      await visit.restore(booking);
      setRestoreStatus('cancelled');
      callbacks.onRestored(booking);
    } catch (error) {
      const { kind } = changeRefusal(error);
      setRestoreStatus(kind === 'taken' || kind === 'too-late' ? kind : 'failed');
    }
  };

  const isActive = booking.status === 'confirmed' && phase !== 'over';
  return (
    <Stack gap={32}>
      {isActive ? (
        <UpcomingTicket
          booking={booking}
          headingLevel={2}
          phase={phase}
          movedFrom={movedFrom}
          onReschedule={() => show('move')}
          onEarlier={null}
          onCancel={() => show('cancel')}
          onAddToCalendar={() => calendar.show(booking)}
        />
      ) : null}
      {booking.status === 'cancelled' ? (
        <RestoreNote
          cancelled={{ booking, status: restoreStatus }}
          onRestore={() => void restore()}
        />
      ) : null}
      {isActive || booking.status === 'cancelled' ? null : (
        <Note tone="info">
          {t(booking.status === 'salon_cancelled' ? 'salonCancelled' : 'over', {
            salon: booking.salon.name,
            ...words.brief(booking),
          })}
        </Note>
      )}

      <Section size="s" title={t('forget.heading')}>
        <Stack gap={16}>
          <p>{t('forget.about')}</p>
          <div>
            <Button
              variant="quiet-destructive"
              startIcon={<Trash2 aria-hidden="true" />}
              onClick={() => show('forget')}
            >
              {t('forget.open')}
            </Button>
          </div>
        </Stack>
      </Section>

      {calendar.dialog}
      {open?.name === 'cancel' ? (
        <CancelDialog
          key={open.count}
          booking={open.of}
          open={isOpen}
          onClose={close}
          cancel={async (cancelled, key) => {
            await visit.cancel(cancelled, key);
            setRestoreStatus('cancelled');
            callbacks.onCancelled(cancelled);
          }}
          onChanged={onChanged}
        />
      ) : null}
      {open?.name === 'forget' ? (
        <ConfirmDialog
          key={open.count}
          title={t('forget.title')}
          text={t(isActive ? 'forget.textAhead' : 'forget.text')}
          words={{
            keep: t('forget.keep'),
            confirm: t('forget.confirm'),
            busy: t('forget.busy'),
            failed: t('forget.failed'),
          }}
          open={isOpen}
          onClose={close}
          act={visit.forget}
          onDone={() => {
            visit.put(null);
            callbacks.onForgotten();
          }}
        />
      ) : null}
      {open?.name === 'move' ? (
        <Late
          key={open.count}
          part={reschedulePart}
          props={{
            booking: open.of,
            open: isOpen,
            onClose: close,
            onMoved: ({ date, time }, moved) => {
              setMovedFrom({ date, time });
              visit.put(moved);
              callbacks.onMoved(moved);
            },
            onChanged,
          }}
          onFailed={() => {
            close();
            callbacks.onUnavailable('calendar');
          }}
        />
      ) : null}
    </Stack>
  );
}
