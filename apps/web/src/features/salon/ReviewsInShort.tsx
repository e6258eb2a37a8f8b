import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonDetails } from '../../domain/salon.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';
import styles from './reviews.module.css';
import { SalonSection } from './SalonSection.tsx';
import { newestReviews, useReviews } from './use-reviews.ts';

const shown = 2;

export interface ReviewsInShortProps {
  readonly salon: Pick<SalonDetails, 'id' | 'name'>;
  /** The link to all of them. */
  readonly more: ReactNode;
}

/** The latest reviews. Their failure is shown in the full list. */
export function ReviewsInShort({ salon, more }: ReviewsInShortProps) {
  const { t } = useTranslation('salon');
  const { load } = useReviews(salon.id, newestReviews);
  if (load.phase === 'failed') return null;
  if (load.phase === 'loading') {
    return (
      <SalonSection title={t('tabs.reviews')} isExcerpt>
        <ReviewsSkeleton count={shown} />
      </SalonSection>
    );
  }
  const latest = load.data.reviews.filter(({ text }) => text !== null).slice(0, shown);
  if (latest.length === 0) return null;
  return (
    <SalonSection title={t('tabs.reviews')} more={more} isExcerpt>
      <ul role="list" className={styles['list']}>
        {latest.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} salonName={salon.name} />
          </li>
        ))}
      </ul>
    </SalonSection>
  );
}
