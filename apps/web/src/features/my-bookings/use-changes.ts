import { useRef, useState } from 'react';
import type { PlainDateTime } from '../../shared/dates.ts';
import { useBookingsSettings } from './bookings-context.tsx';
import { type Booking, ChangeRefused } from '../../domain/ports/old/bookings-port.ts';
import { useBookingLists } from './use-bookings.ts';

export type RestoreStatus = 'cancelled' | 'restoring' | 'failed' | 'taken';

/** A booking that was cancelled on this page, and can be taken back. */
export interface CancelledBooking {
  readonly booking: Booking;
  readonly status: RestoreStatus;
}

export interface ChangesCallbacks {
  readonly onCancelled: (booking: Booking, undo: () => void) => void;
  readonly onRestored: (booking: Booking) => void;
  readonly onRestoreFailed: (booking: Booking, reason: 'taken' | 'failed') => void;
  readonly onMoved: (booking: Booking, to: PlainDateTime) => void;
}

export interface Changes {
  readonly cancelled: readonly CancelledBooking[];
  /** Where the bookings that were moved on this page come from, by id. */
  readonly movedFrom: ReadonlyMap<string, PlainDateTime>;
  /** Id of the booking that was changed last: it has the focus, as what was pressed is gone. */
  readonly latest: { readonly id: string; readonly count: number } | null;
  /** Rejects when the booking stands. */
  readonly cancel: (booking: Booking, idempotencyKey: string) => Promise<void>;
  readonly restore: (booking: Booking) => Promise<void>;
  readonly recordMove: (booking: Booking, to: PlainDateTime) => void;
}

/** What the customer changed since the page was opened. */
export function useChanges(callbacks: ChangesCallbacks): Changes {
  const { port } = useBookingsSettings();
  const lists = useBookingLists();
  const [cancelled, setCancelled] = useState<readonly CancelledBooking[]>([]);
  const [movedFrom, setMovedFrom] = useState<ReadonlyMap<string, PlainDateTime>>(new Map());
  const [latest, setLatest] = useState<Changes['latest']>(null);
  // One key for every attempt to take one cancellation back; also what a second press runs into.
  const restoring = useRef(new Map<string, { key: string; isUnderWay: boolean }>());

  const touch = (id: string) => setLatest((before) => ({ id, count: (before?.count ?? 0) + 1 }));
  const mark = (id: string, status: RestoreStatus) =>
    setCancelled((known) =>
      known.map((entry) => (entry.booking.id === id ? { ...entry, status } : entry)),
    );

  const restore = async (booking: Booking): Promise<void> => {
    const { id } = booking;
    const attempt = restoring.current.get(id);
    if (attempt === undefined || attempt.isUnderWay) return;
    attempt.isUnderWay = true;
    mark(id, 'restoring');
    try {
      await port.restore({ bookingId: id, idempotencyKey: attempt.key });
    } catch (error) {
      const reason =
        error instanceof ChangeRefused && error.reason === 'taken' ? 'taken' : 'failed';
      attempt.isUnderWay = false;
      mark(id, reason);
      callbacks.onRestoreFailed(booking, reason);
      return;
    }
    restoring.current.delete(id);
    setCancelled((known) => known.filter((entry) => entry.booking.id !== id));
    lists.editUpcoming((known) => [...known.filter((other) => other.id !== id), booking]);
    touch(id);
    callbacks.onRestored(booking);
    void lists.refresh();
  };

  return {
    cancelled,
    movedFrom,
    latest,
    restore,
    async cancel(booking, idempotencyKey) {
      await port.cancel({ bookingId: booking.id, idempotencyKey });
      restoring.current.set(booking.id, { key: crypto.randomUUID(), isUnderWay: false });
      setCancelled((known) => [...known, { booking, status: 'cancelled' }]);
      lists.editUpcoming((known) => known.filter(({ id }) => id !== booking.id));
      touch(booking.id);
      callbacks.onCancelled(booking, () => void restore(booking));
      void lists.refresh();
    },
    recordMove(booking, to) {
      const { id, date, time } = booking;
      setMovedFrom((known) => new Map(known).set(id, { date, time }));
      lists.editUpcoming((known) =>
        known.map((other) => (other.id === id ? { ...other, ...to } : other)),
      );
      touch(id);
      callbacks.onMoved(booking, to);
      void lists.refresh();
    },
  };
}
