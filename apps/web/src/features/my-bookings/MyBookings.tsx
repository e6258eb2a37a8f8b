import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Section } from '@salonica/ui/section';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Late, late, usePreload } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { paths } from '../../shared/paths.ts';
import { focusBooking } from './booking-anchor.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { phaseOf } from './bookings-rules.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ListLoading } from './ListLoading.tsx';
import styles from './MyBookings.module.css';
import { PastSection } from './PastSection.tsx';
import { UpcomingList } from './UpcomingList.tsx';
import { useBookingLists, useLiveBookings, useUpcoming } from './use-bookings.ts';
import { useBookingCalendar } from './use-booking-calendar.ts';
import { useWantedChange } from './use-wanted-change.ts';
import { useWaitlist } from './use-waitlist.ts';
import { type Changes, type ChangesCallbacks, useChanges } from './use-changes.ts';
import { useClock } from './use-clock.ts';

export interface MyBookingsProps extends ChangesCallbacks {
  /** The customer added a waitlist entry for an earlier time. */
  readonly onInLine: (booking: Booking) => void;
  /** Called with the document title; undefined until known. */
  readonly onTitle: (title: string | undefined) => void;
  /** The held time in the URL; null without one. */
  readonly wantedOffer: string | null;
  /** A part of the page failed to load. */
  readonly onUnavailable: (part: 'calendar' | 'file' | 'waiting') => void;
}

const none: readonly Booking[] = [];

const heldPart = late(async () => (await import('./HeldSection.tsx')).HeldSection, ['waitlist']);
const waitingPart = late(async () => (await import('./WaitingList.tsx')).WaitingList, ['waitlist']);
const earlierPart = late(
  async () => (await import('./EarlierDialog.tsx')).EarlierDialog,
  ['waitlist'],
);
const reschedulePart = late(async () => (await import('./RescheduleDialog.tsx')).RescheduleDialog);

type Asked = { readonly booking: Booking; readonly count: number };

function leadOf(count: number): 'none' | 'one' | 'two' | 'many' {
  return (['none', 'one', 'two'] as const)[count] ?? 'many';
}

/**
 * Focuses the changed booking, because the pressed button is gone; waits until a dialog has
 * returned the focus.
 */
function useFocusOnChange(latest: Changes['latest'], isDialogOpen: boolean): void {
  const told = useRef(0);
  useEffect(() => {
    if (latest === null || isDialogOpen || told.current === latest.count) return;
    told.current = latest.count;
    focusBooking(latest.id);
  }, [latest, isDialogOpen]);
}

/** All bookings of the signed-in customer: upcoming ones as tickets, past ones as rows. */
export function MyBookings({ onTitle, onUnavailable, wantedOffer, ...callbacks }: MyBookingsProps) {
  const { t } = useTranslation('bookings');
  const clock = usePort('clock');
  const lists = useBookingLists();
  const changes = useChanges(callbacks);
  const upcoming = useUpcoming();
  useLiveBookings();
  const waitlist = useWaitlist();
  const known = upcoming.phase === 'ready' ? upcoming.data : none;
  const instant = useClock(known);
  const bookings = known.filter((booking) => phaseOf(booking, instant) !== 'over');
  const count = upcoming.phase === 'ready' ? bookings.length : null;

  // A past booking is in the other list by now.
  const over = known.length - bookings.length;
  const { refresh } = lists;
  useEffect(() => {
    if (over > 0) void refresh();
    // eslint-disable-next-line react/exhaustive-deps -- asks once for each booking that is over
  }, [over]);

  const title = count === null ? undefined : t('documentTitle', { number: count });
  useEffect(() => onTitle(title), [onTitle, title]);

  const shownAbove = new Set([
    ...bookings.map(({ id }) => id),
    ...changes.cancelled.map(({ booking }) => booking.id),
  ]);

  const [toCancel, setToCancel] = useState<Asked | null>(null);
  const [toMove, setToMove] = useState<Asked | null>(null);
  const [toBring, setToBring] = useState<Asked | null>(null);
  const [openDialog, setOpenDialog] = useState<'cancel' | 'move' | 'earlier' | null>(null);
  const close = () => setOpenDialog(null);
  useFocusOnChange(changes.latest, openDialog !== null);
  const canChange = (booking: Booking) => phaseOf(booking, clock.now()) === 'open';

  const isReady = upcoming.phase === 'ready';
  usePreload(reschedulePart, isReady);
  usePreload(earlierPart, isReady);

  // Another tab was faster: the lists are updated.
  const onChanged = (booking: Booking | null) => {
    if (booking !== null) lists.put(booking);
    void refresh();
  };

  const openCancelDialog = (booking: Booking) => {
    if (!canChange(booking)) return;
    setToCancel((before) => ({ booking, count: (before?.count ?? 0) + 1 }));
    setOpenDialog('cancel');
  };
  const openMoveDialog = (booking: Booking) => {
    if (!canChange(booking)) return;
    setToMove((before) => ({ booking, count: (before?.count ?? 0) + 1 }));
    setOpenDialog('move');
  };
  const openEarlierDialog = (booking: Booking) => {
    if (!canChange(booking)) return;
    setToBring((before) => ({ booking, count: (before?.count ?? 0) + 1 }));
    setOpenDialog('earlier');
  };
  useWantedChange(bookings, (booking, change) => {
    if (change === 'move') openMoveDialog(booking);
    else openCancelDialog(booking);
  });
  const calendar = useBookingCalendar(() => onUnavailable('file'));

  return (
    <Container before="m" after="l">
      <PageHeader
        title={t('title')}
        lead={count === null ? '\u00a0' : t(`lead.${leadOf(count)}`, { number: count })}
        actions={
          <Link
            to={paths.salons}
            {...buttonProps({ variant: 'secondary', className: styles['new'] })}
          >
            <Plus aria-hidden="true" />
            {t('newBooking')}
          </Link>
        }
      />

      {waitlist.load.phase === 'ready' ? (
        <Late
          part={heldPart}
          props={{
            waitlist: waitlist.load.data,
            wanted: wantedOffer,
            onChange: () => void waitlist.refresh(),
            onBooked: changes.recordTaken,
          }}
        />
      ) : null}

      <Section size="s" title={t('upcoming.title')} className={styles['upcoming']}>
        {upcoming.phase === 'loading' ? (
          <ListLoading variant="upcoming" count={2} {...upcoming} />
        ) : null}
        {upcoming.phase === 'failed' ? (
          <LoadFailure
            title={t('upcoming.failed')}
            headingLevel={3}
            reason={upcoming.reason}
            retry={upcoming.retry}
          />
        ) : null}
        {isReady ? (
          <UpcomingList
            bookings={bookings}
            changes={changes}
            instant={instant}
            onReschedule={openMoveDialog}
            onEarlier={openEarlierDialog}
            onCancel={openCancelDialog}
            onAddToCalendar={calendar.show}
          />
        ) : null}
      </Section>

      <Late
        part={waitingPart}
        props={{ waitlist }}
        skeleton={<div className={styles['waiting']} />}
      />

      <PastSection shownAbove={shownAbove} />

      {calendar.dialog}
      {toCancel === null ? null : (
        <CancelDialog
          key={`cancel-${toCancel.count}`}
          booking={toCancel.booking}
          open={openDialog === 'cancel'}
          onClose={close}
          cancel={changes.cancel}
          onChanged={onChanged}
        />
      )}
      {toBring === null ? null : (
        <Late
          key={`earlier-${toBring.count}`}
          part={earlierPart}
          props={{
            booking: toBring.booking,
            open: openDialog === 'earlier',
            onClose: close,
            onDone: () => {
              close();
              void waitlist.refresh();
              callbacks.onInLine(toBring.booking);
            },
          }}
          onFailed={() => {
            setToBring(null);
            close();
            onUnavailable('waiting');
          }}
        />
      )}
      {toMove === null ? null : (
        <Late
          key={`move-${toMove.count}`}
          part={reschedulePart}
          props={{
            booking: toMove.booking,
            open: openDialog === 'move',
            onClose: close,
            onMoved: changes.recordMove,
            onChanged,
          }}
          onFailed={() => {
            setToMove(null);
            close();
            onUnavailable('calendar');
          }}
        />
      )}
    </Container>
  );
}
