import { Dialog } from '@salonica/ui/dialog';
import { Skeleton } from '@salonica/ui/skeleton';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { DeskBooking } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import styles from './BookingSheet.module.css';
import { type Done, useBooking } from './desk-queries.ts';
import { GoneBooking } from './GoneBooking.tsx';
import { OpenBooking, type SheetView } from './OpenBooking.tsx';
import { useDeskWords } from './use-desk-words.ts';

export interface BookingSheetProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** A change was made; the sheet closes. */
  readonly onDone: (done: Done) => void;
  /** A link or a button that writes to the customer. @default none */
  readonly message?: (booking: DeskBooking) => ReactNode;
}

const isGone = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'not-found';

/** A booking at the desk. */
export function BookingSheet({ id, open, onClose, onDone, message }: BookingSheetProps) {
  const { t } = useTranslation('deskBooking');
  const words = useDeskWords();
  const load = useBooking(id);
  const [view, setView] = useState<SheetView>('details');
  // A change that is being sent keeps the sheet open.
  const isBusy = useRef(false);
  const booking = load.phase === 'ready' ? load.data : null;
  const name = booking === null ? null : words.nameOf(booking.customer.name);
  return (
    <Dialog
      className={styles['root']}
      open={open}
      onOpenChange={() => {
        if (!isBusy.current) onClose();
      }}
      lightDismiss={view === 'details'}
      title={name === null ? t('title') : view === 'details' ? name : t(`${view}.title`, { name })}
      description={
        booking === null
          ? undefined
          : t('about', {
              service: booking.service.name,
              barber: booking.barber.name,
              when: words.when(booking.visit),
            })
      }
    >
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} {...load}>
          <Skeleton className={styles['skeleton']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        isGone(load.error) ? (
          <GoneBooking />
        ) : (
          <LoadFailure title={t('loadFailed')} headingLevel={3} {...load} />
        )
      ) : null}
      {booking === null ? null : (
        <OpenBooking
          booking={booking}
          view={view}
          onView={setView}
          onBusy={(busy) => {
            isBusy.current = busy;
          }}
          onDone={(done) => {
            onDone(done);
            onClose();
          }}
          message={message}
        />
      )}
    </Dialog>
  );
}
