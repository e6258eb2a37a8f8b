import { Button } from '@salonica/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/load-failure.tsx';
import { useAnchor } from '../../blocks/use-anchor.ts';
import { focusBooking } from './booking-anchor.ts';
import type { Booking } from './bookings-port.ts';
import { ListLoading } from './list-loading.tsx';
import styles from './my-bookings.module.css';
import { PastVisit } from './past-visit.tsx';
import { type PastBookings, usePast } from './use-bookings.ts';

function Visits({
  bookings,
  past: { hasMore, hasFailed, isLoadingMore, loadMore },
}: {
  readonly bookings: readonly Booking[];
  readonly past: PastBookings;
}) {
  const { t } = useTranslation('bookings');
  const list = useRef<HTMLUListElement>(null);
  useAnchor(list, (target) => target.focus());
  const count = bookings.length;

  // The focus goes to the first new one, as the button may be gone.
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const first = shownBefore.current === null ? undefined : bookings[shownBefore.current];
    if (first === undefined) return;
    shownBefore.current = null;
    focusBooking(first.id);
  }, [bookings]);

  return (
    <>
      <ul ref={list} className={styles['list']} data-variant="past">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <PastVisit booking={booking} />
          </li>
        ))}
      </ul>
      <div className={styles['more']}>
        <p role="status">{t(hasMore ? 'past.shown' : 'past.allShown', { count })}</p>
        {hasFailed ? <p role="alert">{t('past.moreFailed')}</p> : null}
        {hasMore ? (
          <Button
            variant="secondary"
            busy={isLoadingMore}
            busyLabel={t('past.loadingMore')}
            onClick={() => {
              shownBefore.current = count;
              void loadMore();
            }}
          >
            {t('past.loadMore')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** What is past: how it was, and the way to the next visit like it. */
export function PastSection() {
  const { t } = useTranslation('bookings');
  const past = usePast();
  const { load } = past;
  return (
    <section aria-labelledby="past" className={styles['section']} data-section="past">
      <h2 id="past">{t('past.title')}</h2>
      {load.phase === 'loading' ? <ListLoading variant="past" count={5} {...load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('past.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      {load.phase === 'ready' && load.data.length === 0 ? (
        <p className={styles['hint']}>{t('past.empty')}</p>
      ) : null}
      {load.phase === 'ready' && load.data.length > 0 ? (
        <Visits bookings={load.data} past={past} />
      ) : null}
    </section>
  );
}
