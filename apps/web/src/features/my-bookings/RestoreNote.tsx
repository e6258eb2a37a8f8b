import { Button, buttonProps } from '@salonica/ui/button';
import CircleX from 'lucide-react/icons/circle-x';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { bookingAgain } from '../../shared/paths.ts';
import { anchorOf } from './booking-anchor.ts';
import styles from './RestoreNote.module.css';
import { useBookingWords } from './use-booking-words.ts';
import type { CancelledBooking } from './use-changes.ts';

export interface RestoreNoteProps {
  readonly cancelled: CancelledBooking;
  readonly onRestore: () => void;
}

/** Replaces a cancelled booking while the page is open. */
export function RestoreNote({ cancelled: { booking, status }, onRestore }: RestoreNoteProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const words = useBookingWords();
  const root = useRef<HTMLDivElement>(null);
  // The undo button disappears once restoring is impossible.
  const isFinal = status === 'taken' || status === 'too-late';
  useEffect(() => {
    if (isFinal) root.current?.querySelector<HTMLElement>('[data-way-out]')?.focus();
  }, [isFinal]);
  const { salon, service, barber } = booking;
  return (
    <div
      ref={root}
      id={anchorOf(booking.id)}
      role="group"
      aria-label={t('cancel.done')}
      tabIndex={-1}
      className={styles['root']}
    >
      <p role="status" className={styles['text']}>
        <CircleX aria-hidden="true" />
        <span>
          <span>{t('cancel.note', { salon: salon.name, ...words.brief(booking) })}</span>
          {status === 'failed' ? <span>{` ${t('cancel.restoreFailed')}`}</span> : null}
          {status === 'taken' ? <span>{` ${t('cancel.restoreTaken')}`}</span> : null}
          {status === 'too-late' ? <span>{` ${t('cancel.restoreTooLate')}`}</span> : null}
        </span>
      </p>
      {isFinal ? (
        <Link
          data-way-out=""
          to={bookingAgain(salon.id, { serviceIndex: service.index, barberId: barber.id })}
          {...buttonProps({ variant: 'secondary', size: 's' })}
        >
          <Repeat aria-hidden="true" />
          {t('past.bookAgain')}
        </Link>
      ) : (
        <Button
          data-way-out=""
          variant="secondary"
          size="s"
          startIcon={<Undo2 aria-hidden="true" />}
          busy={status === 'restoring'}
          busyLabel={t('cancel.restoring')}
          onClick={onRestore}
        >
          {t('common:undo')}
        </Button>
      )}
    </div>
  );
}
