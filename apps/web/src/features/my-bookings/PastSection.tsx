import { LoadMore } from '@salonica/ui/load-more';
import { Section } from '@salonica/ui/section';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useAnchor } from '../../blocks/use-anchor.ts';
import type { Booking } from '../../domain/booking.ts';
import { ListLoading } from './ListLoading.tsx';
import styles from './MyBookings.module.css';
import { PastVisit } from './PastVisit.tsx';
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
  return (
    <>
      <ul ref={list} className={styles['list']} data-variant="past">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <PastVisit booking={booking} />
          </li>
        ))}
      </ul>
      <LoadMore
        className={styles['more']}
        list={list}
        shown={bookings.length}
        total={hasMore ? null : bookings.length}
        hasMore={hasMore}
        busy={isLoadingMore}
        error={hasFailed ? t('past.moreFailed') : undefined}
        onLoadMore={() => void loadMore()}
      />
    </>
  );
}

export interface PastSectionProps {
  /** Ids of bookings that the page shows above: one cancelled here can still be restored there. */
  readonly shownAbove: ReadonlySet<string>;
}

/** Past and cancelled visits: ratings, and links to book them again. */
export function PastSection({ shownAbove }: PastSectionProps) {
  const { t } = useTranslation('bookings');
  const past = usePast();
  const { load } = past;
  const visits = load.phase === 'ready' ? load.data.filter(({ id }) => !shownAbove.has(id)) : [];
  return (
    <Section size="s" title={t('past.title')} className={styles['past']}>
      {load.phase === 'loading' ? <ListLoading variant="past" count={5} {...load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('past.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      {load.phase === 'ready' && visits.length === 0 ? <p>{t('past.empty')}</p> : null}
      {visits.length > 0 ? <Visits bookings={visits} past={past} /> : null}
    </Section>
  );
}
