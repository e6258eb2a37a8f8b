import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Select } from '@salonica/ui/select';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/load-failure.tsx';
import vignette from '../../shared/vignette.module.css';
import { ReviewItem } from './review-item.tsx';
import { ReviewPlaces } from './review-places.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';
import { reviewOrders } from './salon-port.ts';
import { SalonSection } from './salon-section.tsx';
import { newestReviews, type ReviewChoice, type ReviewList, useReviews } from './use-reviews.ts';

const places = 6;

interface ListProps {
  readonly list: ReviewList;
  readonly choice: ReviewChoice;
  readonly onChoice: (choice: ReviewChoice) => void;
}

/** After more have come, the focus stands on the first of them. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count <= first) return;
    before.current = null;
    list.current?.children[first]?.querySelector<HTMLElement>('article')?.focus();
  }, [count]);
  return {
    list,
    expectMore: () => {
      before.current = count;
    },
  };
}

function List({ list: reviewList, choice, onChoice }: ListProps) {
  const { t } = useTranslation('salon');
  const { load, isChanging, hasMore, isLoadingMore, lacksMore, loadMore } = reviewList;
  const reviews = load.phase === 'ready' ? load.data.reviews : [];
  const total = load.phase === 'ready' ? load.data.total : 0;
  const { list, expectMore } = useFocusOnNew(reviews.length);
  const shown = t('allReviews.shown', { shown: reviews.length, total });
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['chosen']}>
          <p role="status">{isChanging ? '' : total === 0 ? t('allReviews.none') : shown}</p>
          {choice.stars === null ? null : (
            <Button variant="quiet" size="s" onClick={() => onChoice({ ...choice, stars: null })}>
              {t('allReviews.everyStars')}
            </Button>
          )}
        </div>
        <Select
          look="pill"
          label={t('allReviews.order')}
          value={choice.order}
          onValueChange={(value) => {
            const order = reviewOrders.find((known) => known === value);
            if (order !== undefined) onChoice({ ...choice, order });
          }}
        >
          {reviewOrders.map((order) => (
            <option key={order} value={order}>
              {t(`allReviews.orders.${order}`)}
            </option>
          ))}
        </Select>
      </div>
      <ul
        ref={list}
        role="list"
        aria-busy={isChanging || undefined}
        data-changing={isChanging ? '' : undefined}
        className={styles['list']}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className={styles['more']}>
          {lacksMore ? <p role="alert">{t('allReviews.moreFailed')}</p> : null}
          <Button
            variant="secondary"
            busy={isLoadingMore}
            onClick={() => {
              expectMore();
              loadMore();
            }}
          >
            {lacksMore ? t('page.retry') : t('allReviews.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Everything customers said about a salon. */
export function SalonReviews({ salonId }: { readonly salonId: string }) {
  const { t } = useTranslation('salon');
  const [choice, setChoice] = useState(newestReviews);
  const list = useReviews(salonId, choice);
  const { load } = list;
  const content = () => {
    if (load.phase === 'failed') {
      return (
        <LoadFailure
          title={t('allReviews.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      );
    }
    if (load.phase === 'loading') {
      return (
        <>
          {load.isSlow ? (
            <p role="status" className={styles['slow']}>
              {t('page.slow')}{' '}
              <Button variant="secondary" size="s" onClick={load.retry}>
                {t('page.retry')}
              </Button>
            </p>
          ) : null}
          <ReviewPlaces count={places} />
        </>
      );
    }
    if (load.data.summary.count === 0) {
      return (
        <EmptyState
          title={t('allReviews.empty')}
          headingLevel={3}
          illustration={<span className={vignette['bench']} />}
        >
          {t('allReviews.emptyText')}
        </EmptyState>
      );
    }
    return (
      <>
        <ReviewSummary
          summary={load.data.summary}
          stars={choice.stars}
          onStars={(stars) => setChoice({ ...choice, stars })}
        />
        <List list={list} choice={choice} onChoice={setChoice} />
      </>
    );
  };
  return <SalonSection title={t('tabs.reviews')}>{content()}</SalonSection>;
}
