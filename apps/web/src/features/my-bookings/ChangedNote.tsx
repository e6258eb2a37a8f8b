import { Note } from '@salonica/ui/note';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../domain/booking.ts';
import { useBookingWords } from './use-booking-words.ts';

export interface ChangedNoteProps {
  /** As displayed before. */
  readonly before: Booking;
  readonly now: Booking;
  /** The remaining options. */
  readonly children: ReactNode;
}

/** A booking was changed elsewhere: its current state. */
export function ChangedNote({ before, now, children }: ChangedNoteProps) {
  const { t } = useTranslation('bookings');
  const words = useBookingWords();
  const isMoved = before.date !== now.date || before.time !== now.time;
  return (
    <Note tone="warning" role="alert" title={t('changed.title')}>
      <p>
        <span>{isMoved ? t('changed.moved', words.brief(now)) : t('changed.other')}</span>{' '}
        {before.barber.id === now.barber.id ? null : (
          <span>{`${t('changed.barber', { barber: now.barber.name })} `}</span>
        )}
        {children}
      </p>
    </Note>
  );
}
