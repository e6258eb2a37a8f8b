import { EmptyState } from '@salonica/ui/empty-state';
import { RatingSummary } from '@salonica/ui/rating-summary';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { SlowNote } from '../../blocks/SlowNote.tsx';
import { stepState } from '../../blocks/step-state.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import vignette from '../../shared/vignette.module.css';
import { ReviewList } from './ReviewList.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';
import { SalonSection } from './SalonSection.tsx';
import { newestReviews, useReviews } from './use-reviews.ts';

const places = 6;

const useChoice = stepState(newestReviews);

export interface SalonReviewsProps {
  readonly salon: Pick<SalonDetails, 'id' | 'name'>;
}

function Content({ salon }: SalonReviewsProps) {
  const { t } = useTranslation('salon');
  const [choice, setChoice] = useChoice();
  const list = useReviews(salon.id, choice);
  const { load } = list;
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
        <div role="status">{load.isSlow ? <SlowNote retry={load.retry} /> : null}</div>
        <ReviewsSkeleton count={places} />
      </>
    );
  }
  const { summary } = load.data;
  if (summary.count === 0) {
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
      <RatingSummary
        value={summary.rating}
        counts={summary.counts}
        selected={choice.stars}
        onSelectedChange={(stars) => setChoice({ ...choice, stars })}
      />
      <ReviewList
        salonName={salon.name}
        found={load.data}
        list={list}
        choice={choice}
        onChoice={setChoice}
      />
    </>
  );
}

/** All reviews of a salon. */
export function SalonReviews({ salon }: SalonReviewsProps) {
  const { t } = useTranslation('salon');
  return (
    <SalonSection title={t('tabs.reviews')}>
      <Content salon={salon} />
    </SalonSection>
  );
}
