import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../domain/desk.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingSlip } from './BookingSlip.tsx';
import { CancelForm } from './CancelForm.tsx';
import type { Done } from './desk-queries.ts';
import { GoneBooking } from './GoneBooking.tsx';
import { MoveForm } from './MoveForm.tsx';
import { OutdatedNote } from './OutdatedNote.tsx';
import { useBookingChange } from './use-booking-change.ts';
import { useDeskWords } from './use-desk-words.ts';

export type SheetView = 'details' | 'move' | 'cancel';

export interface OpenBookingProps {
  /** As it was read last. */
  readonly booking: DeskBooking;
  readonly view: SheetView;
  readonly onView: (view: SheetView) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: (done: Done) => void;
  readonly message: ((booking: DeskBooking) => ReactNode) | undefined;
}

/** A booking that has been read, and the pending change. */
export function OpenBooking({
  booking: latest,
  view,
  onView,
  onBusy,
  onDone,
  message,
}: OpenBookingProps) {
  const { t } = useTranslation('deskBooking');
  const words = useDeskWords();
  const changing = useBookingChange(latest, view !== 'details', onDone);
  const { booking, change, failure, ask } = changing;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef<SheetView>('details');
  useEffect(() => {
    // The pressed button is gone.
    if (shown.current !== view) {
      const place = view === 'details' ? 'button:not([aria-disabled=true])' : 'select, input';
      body.current?.querySelector<HTMLElement>(place)?.focus();
    }
    shown.current = view;
  }, [view]);
  const isBusy = changing.view === 'sending' || changing.view === 'comparing';
  const report = useEffectEvent(onBusy);
  useEffect(() => report(isBusy), [isBusy]);
  const back = () => {
    changing.forget();
    onView('details');
  };
  if (changing.view === 'gone') return <GoneBooking />;
  return (
    <div ref={body}>
      <Stack gap={20}>
        <OutdatedNote changing={changing} />
        {failure === null ? null : (
          <Note
            tone="danger"
            role="alert"
            title={t('failed.title')}
            actions={
              change === null ? null : (
                <Button size="s" variant="secondary" busy={isBusy} onClick={() => ask(change)}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {words.failure(failure)}
          </Note>
        )}
        {view === 'details' ? (
          <BookingDetails
            changing={changing}
            onMove={() => onView('move')}
            onCancel={() => onView('cancel')}
            onPrint={() => window.print()}
            message={booking.customer.hasAccount ? message?.(booking) : null}
          />
        ) : null}
        {view === 'move' ? <MoveForm changing={changing} onBack={back} /> : null}
        {view === 'cancel' ? <CancelForm changing={changing} onBack={back} /> : null}
      </Stack>
      <BookingSlip booking={booking} />
    </div>
  );
}
