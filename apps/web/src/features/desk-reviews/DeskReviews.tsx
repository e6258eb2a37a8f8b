import { EmptyState } from '@salonica/ui/empty-state';
import { LoadMore } from '@salonica/ui/load-more';
import { Select } from '@salonica/ui/select';
import { Skeleton } from '@salonica/ui/skeleton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import { starSteps } from '../../domain/booking.ts';
import { reviewOrders } from '../../domain/review.ts';
import type { OnToast } from '../../shared/toast.ts';
import { DeskReviewItem } from './DeskReviewItem.tsx';
import styles from './DeskReviews.module.css';
import { type ReviewChoice, useDeskReviews } from './use-desk-reviews.ts';

export interface DeskReviewsProps {
  /** Reports what was done, or failed. */
  readonly onToast: OnToast;
}

interface ToolsProps {
  readonly choice: ReviewChoice;
  readonly onChoice: (choice: ReviewChoice) => void;
}

function Tools({ choice, onChoice }: ToolsProps) {
  const { t } = useTranslation(['deskReviews', 'salon']);
  return (
    <div className={styles['tools']}>
      <Select
        variant="pill"
        label={t('stars')}
        value={choice.stars === null ? '' : String(choice.stars)}
        onValueChange={(value) => {
          const stars = starSteps.find((step) => String(step) === value) ?? null;
          onChoice({ ...choice, stars });
        }}
      >
        <option value="">{t('everyStars')}</option>
        {starSteps.map((step) => (
          <option key={step} value={step}>
            {t('starsCount', { count: step })}
          </option>
        ))}
      </Select>
      <Select
        variant="pill"
        label={t('order')}
        value={choice.order}
        onValueChange={(value) => {
          const order = reviewOrders.find((known) => known === value);
          if (order !== undefined) onChoice({ ...choice, order });
        }}
      >
        {reviewOrders.map((order) => (
          <option key={order} value={order}>
            {t(`salon:allReviews.orders.${order}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What customers say about the salon, with its replies. */
export function DeskReviews({ onToast }: DeskReviewsProps) {
  const { t } = useTranslation(['deskReviews', 'salon']);
  const [choice, setChoice] = useState<ReviewChoice>({ order: 'newest', stars: null });
  const list = useDeskReviews(choice);
  const items = useRef<HTMLUListElement>(null);
  const { load } = list;
  return (
    <DeskPage title={t('title')} lead={t('lead')}>
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} {...load}>
          <Skeleton variant="block" />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} {...load} />
      ) : null}
      {load.phase !== 'ready' ? null : load.data.all === 0 ? (
        <EmptyState headingLevel={2} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <Tools choice={choice} onChoice={setChoice} />
          <p role="status" className={styles['count']}>
            {load.data.total === 0 && !list.isChanging
              ? t('noneFound')
              : t('salon:reviews', { count: load.data.total })}
          </p>
          <ul
            ref={items}
            role="list"
            aria-busy={list.isChanging || undefined}
            className={styles['list']}
          >
            {load.data.reviews.map((review) => (
              <li key={review.id}>
                <DeskReviewItem review={review} onToast={onToast} />
              </li>
            ))}
          </ul>
          {load.data.total === 0 ? null : (
            <LoadMore
              list={items}
              shown={load.data.reviews.length}
              total={load.data.total}
              hasMore={list.hasMore}
              busy={list.isLoadingMore}
              error={list.lacksMore ? t('moreFailed') : undefined}
              onLoadMore={list.loadMore}
            />
          )}
        </>
      )}
    </DeskPage>
  );
}
