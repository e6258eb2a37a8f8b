import { Button } from '@salonica/ui/button';
import { LoadMore } from '@salonica/ui/load-more';
import { Select } from '@salonica/ui/select';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './reviews.module.css';
import { reviewOrders } from '../../domain/review.ts';
import type { ReviewChoice, ReviewResults, Reviews } from './use-reviews.ts';

export interface ReviewListProps {
  readonly salonName: string;
  readonly found: Reviews;
  readonly list: ReviewResults;
  readonly choice: ReviewChoice;
  readonly onChoice: (choice: ReviewChoice) => void;
}

/** The reviews of a filter, with a button for more. */
export function ReviewList({ salonName, found, list, choice, onChoice }: ReviewListProps) {
  const { t } = useTranslation('salon');
  const { reviews, total } = found;
  const items = useRef<HTMLUListElement>(null);
  const { isChanging, hasMore, isLoadingMore, lacksMore, loadMore } = list;
  const isEmpty = total === 0 && !isChanging;
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['chosen']}>
          <p role="status">{isEmpty ? t('allReviews.none') : t('reviews', { count: total })}</p>
          {choice.stars === null ? null : (
            <Button variant="quiet" size="s" onClick={() => onChoice({ ...choice, stars: null })}>
              {t('allReviews.everyStars')}
            </Button>
          )}
        </div>
        <Select
          variant="pill"
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
        ref={items}
        role="list"
        aria-busy={isChanging || undefined}
        data-changing={isChanging ? '' : undefined}
        className={styles['list']}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} salonName={salonName} />
          </li>
        ))}
      </ul>
      {isEmpty ? null : (
        <LoadMore
          list={items}
          shown={reviews.length}
          total={total}
          hasMore={hasMore}
          busy={isLoadingMore}
          error={lacksMore ? t('allReviews.moreFailed') : undefined}
          onLoadMore={loadMore}
          className={styles['more']}
        />
      )}
    </>
  );
}
