import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import type { Booking } from '../../domain/booking.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { changeRefusal } from './change-refusal.ts';
import { useBookingLists } from './use-bookings.ts';

export type RestoreStatus = 'cancelled' | 'restoring' | 'failed' | 'taken' | 'too-late';

/** A booking that was cancelled on this page and can be restored. */
export interface CancelledBooking {
  readonly booking: Booking;
  readonly status: RestoreStatus;
}

export type RestoreFailure = Extract<RestoreStatus, 'failed' | 'taken' | 'too-late'>;

export interface ChangesCallbacks {
  readonly onCancelled: (booking: Booking, undo: () => void) => void;
  readonly onRestored: (booking: Booking) => void;
  readonly onRestoreFailed: (booking: Booking, reason: RestoreFailure) => void;
  readonly onMoved: (booking: Booking) => void;
  /** A held time was booked. */
  readonly onTaken: (booking: Booking) => void;
}

export interface Changes {
  readonly cancelled: readonly CancelledBooking[];
  /** The previous times of bookings that were moved on this page, by id. */
  readonly movedFrom: ReadonlyMap<string, PlainDateTime>;
  /** Id of the booking changed last: it has the focus, because the pressed button is gone. */
  readonly latest: { readonly id: string; readonly count: number } | null;
  /** Rejects if the booking is unchanged. */
  readonly cancel: (booking: Booking, idempotencyKey: string) => Promise<void>;
  readonly restore: (booking: Booking) => Promise<void>;
  readonly recordMove: (from: Booking, moved: Booking) => void;
  readonly recordTaken: (booking: Booking) => void;
}

/** The customer's changes since the page was opened. */
export function useChanges(callbacks: ChangesCallbacks): Changes {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const lists = useBookingLists();
  const [cancelled, setCancelled] = useState<readonly CancelledBooking[]>([]);
  const [movedFrom, setMovedFrom] = useState<ReadonlyMap<string, PlainDateTime>>(new Map());
  const [latest, setLatest] = useState<Changes['latest']>(null);
  // One key for every attempt to restore a booking; also guards against a second press.
  const restoring = useRef(new Map<string, { key: string; isUnderWay: boolean }>());

  const touch = (id: string) => setLatest((before) => ({ id, count: (before?.count ?? 0) + 1 }));
  const mark = (id: string, status: RestoreStatus) =>
    setCancelled((known) =>
      known.map((entry) => (entry.booking.id === id ? { ...entry, status } : entry)),
    );
  const showRestored = (booking: Booking) => {
    const { id } = booking;
    restoring.current.delete(id);
    setCancelled((known) => known.filter((entry) => entry.booking.id !== id));
    lists.editUpcoming((known) => [...known.filter((other) => other.id !== id), booking]);
    touch(id);
    callbacks.onRestored(booking);
    void lists.refresh();
  };

  const restore = async (booking: Booking): Promise<void> => {
    const { id, revision } = booking;
    const attempt = restoring.current.get(id);
    if (attempt === undefined || attempt.isUnderWay) return;
    attempt.isUnderWay = true;
    mark(id, 'restoring');
    try {
      const change = { id, revision, idempotencyKey: attempt.key, language };
      showRestored((await api.restoreBooking(change)).booking);
    } catch (error) {
      const refusal = changeRefusal(error);
      if (refusal.kind === 'changed') {
        // It was restored elsewhere already.
        showRestored(refusal.booking);
        return;
      }
      const reason =
        refusal.kind === 'taken' || refusal.kind === 'too-late' ? refusal.kind : 'failed';
      attempt.isUnderWay = false;
      mark(id, reason);
      callbacks.onRestoreFailed(booking, reason);
    }
  };

  return {
    cancelled,
    movedFrom,
    latest,
    restore,
    async cancel({ id, revision }, idempotencyKey) {
      const { booking } = await api.cancelBooking({ id, revision, idempotencyKey, language });
      restoring.current.set(id, { key: crypto.randomUUID(), isUnderWay: false });
      setCancelled((known) => [...known, { booking, status: 'cancelled' }]);
      lists.editUpcoming((known) => known.filter((other) => other.id !== id));
      touch(id);
      callbacks.onCancelled(booking, () => void restore(booking));
      void lists.refresh();
    },
    recordTaken(booking) {
      lists.editUpcoming((known) => [...known.filter(({ id }) => id !== booking.id), booking]);
      touch(booking.id);
      callbacks.onTaken(booking);
      void lists.refresh();
    },
    recordMove({ id, date, time }, moved) {
      setMovedFrom((known) => new Map(known).set(id, { date, time }));
      lists.put(moved);
      touch(id);
      callbacks.onMoved(moved);
      void lists.refresh();
    },
  };
}
