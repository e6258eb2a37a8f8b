import { StarRating } from '@salonica/ui/star-rating';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './review-summary.module.css';
import { type ReviewSummary as Summary, type Stars, starSteps } from './salon-port.ts';

export interface ReviewSummaryProps {
  readonly summary: Summary;
  /** The rows are the filter: this one is on. */
  readonly stars: Stars | null;
  readonly onStars: (stars: Stars | null) => void;
}

/** The average of a salon and how it came about; pressing a row shows only those reviews. */
export function ReviewSummary({ summary, stars, onStars }: ReviewSummaryProps) {
  const { t, i18n } = useTranslation('salon');
  const { rating, count, counts } = summary;
  return (
    <div className={styles['root']}>
      {rating === null ? null : (
        <p className={styles['average']}>
          <span className={styles['number']}>
            {rating.toLocaleString(i18n.language, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            })}
          </span>
          <span>
            <StarRating value={rating} look="stars" />
            <span className={styles['count']}>{t('reviews', { count })}</span>
          </span>
        </p>
      )}
      <ul role="list" aria-label={t('allReviews.byStars')} className={styles['rows']}>
        {starSteps.map((step) => (
          <li key={step}>
            <button
              type="button"
              aria-pressed={step === stars}
              className={styles['row']}
              onClick={() => onStars(step === stars ? null : step)}
            >
              <span className={styles['label']}>{t('allReviews.stars', { count: step })}</span>
              <progress
                aria-hidden="true"
                max={Math.max(1, count)}
                value={counts[step]}
                className={styles['bar']}
              />
              <span className={styles['amount']}>
                <VisuallyHidden>, </VisuallyHidden>
                {counts[step].toLocaleString(i18n.language)}
                <VisuallyHidden> {t('allReviews.ofThem', { count: counts[step] })}</VisuallyHidden>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
