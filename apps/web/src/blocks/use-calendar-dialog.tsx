import { type ReactNode, useState } from 'react';
import type { Booking } from '../domain/booking.ts';
import type { CalendarDialogProps } from './CalendarDialog.tsx';
import { Late, late } from './Late.tsx';

const dialogPart = late(
  async () => (await import('./CalendarDialog.tsx')).CalendarDialog,
  ['calendar'],
);

export interface CalendarDialogState {
  readonly show: (booking: Booking) => void;
  readonly isOpen: boolean;
  /** The dialog, or nothing. */
  readonly dialog: ReactNode;
}

/**
 * The dialog that adds an appointment to a calendar.
 * @param wordsOf - texts of the event
 * @param onFailed - its code could not be loaded
 */
export function useCalendarDialog(
  wordsOf: (booking: Booking) => CalendarDialogProps['words'],
  onFailed: () => void,
): CalendarDialogState {
  const [shown, setShown] = useState<{ readonly of: Booking; readonly count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return {
    isOpen,
    show(of) {
      setShown((before) => ({ of, count: (before?.count ?? 0) + 1 }));
      setIsOpen(true);
    },
    dialog:
      shown === null ? null : (
        <Late
          key={shown.count}
          part={dialogPart}
          props={{ booking: shown.of, words: wordsOf(shown.of), open: isOpen, onClose }}
          onFailed={() => {
            setShown(null);
            onClose();
            onFailed();
          }}
        />
      ),
  };
}
