import { buttonProps } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useAnchor } from '../../blocks/use-anchor.ts';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import type { Booking } from '../../domain/booking.ts';
import { bySoonest, phaseOf } from './bookings-rules.ts';
import styles from './MyBookings.module.css';
import { RestoreNote } from './RestoreNote.tsx';
import { UpcomingTicket } from './UpcomingTicket.tsx';
import type { Changes } from './use-changes.ts';

export interface UpcomingListProps {
  readonly bookings: readonly Booking[];
  readonly changes: Changes;
  /** The current instant. */
  readonly instant: number;
  readonly onReschedule: (booking: Booking) => void;
  readonly onEarlier: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
  readonly onAddToCalendar: (booking: Booking) => void;
}

function Nothing() {
  const { t } = useTranslation('bookings');
  return (
    <EmptyState
      headingLevel={3}
      title={t('upcoming.empty.title')}
      illustration={<span className={vignette['bench']} />}
      action={
        <Link to={paths.salons} {...buttonProps()}>
          {t('upcoming.empty.action')}
        </Link>
      }
    >
      {t('upcoming.empty.text')}
    </EmptyState>
  );
}

/** The tickets in chronological order; a just cancelled one keeps its place. */
export function UpcomingList({
  bookings,
  changes,
  instant,
  onReschedule,
  onEarlier,
  onCancel,
  onAddToCalendar,
}: UpcomingListProps) {
  const list = useRef<HTMLUListElement>(null);
  useAnchor(list, (target) => target.focus());
  const cancelled = new Map(changes.cancelled.map((entry) => [entry.booking.id, entry]));
  const places = [
    ...bookings.filter(({ id }) => !cancelled.has(id)),
    ...changes.cancelled.map(({ booking }) => booking),
  ].toSorted(bySoonest);
  return (
    <>
      {places.length === 0 ? null : (
        <ul ref={list} className={styles['list']}>
          {places.map((booking) => {
            const entry = cancelled.get(booking.id);
            const phase = phaseOf(booking, instant);
            if (entry !== undefined) {
              return (
                <li key={booking.id}>
                  <RestoreNote cancelled={entry} onRestore={() => void changes.restore(booking)} />
                </li>
              );
            }
            return phase === 'over' ? null : (
              <li key={booking.id}>
                <UpcomingTicket
                  booking={booking}
                  phase={phase}
                  movedFrom={changes.movedFrom.get(booking.id)}
                  onReschedule={() => onReschedule(booking)}
                  onEarlier={() => onEarlier(booking)}
                  onCancel={() => onCancel(booking)}
                  onAddToCalendar={() => onAddToCalendar(booking)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {bookings.length === 0 ? <Nothing /> : null}
    </>
  );
}
