import { Button } from '@salonica/ui/button';
import { StarRatingInput } from '@salonica/ui/star-rating';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Stars, starSteps } from '../../domain/booking.ts';
import styles from './PastVisit.module.css';
import type { VisitRating } from './use-rating.ts';

const starsOf = (value: number | null): Stars | null =>
  starSteps.find((stars) => stars === value) ?? null;

/** The result of the last save, in a word beside the legend. */
function SavingStatus({ status }: Pick<VisitRating, 'status'>) {
  const { t } = useTranslation('bookings');
  return (
    <p role="status" className={styles['status']} data-status={status}>
      {status === 'saving' ? <span>{t('rating.saving')}</span> : null}
      {status === 'saved' ? (
        <>
          <Check aria-hidden="true" />
          <span>{t('rating.saved')}</span>
        </>
      ) : null}
      {status === 'failed' ? (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{t('rating.failed')}</span>
        </>
      ) : null}
    </p>
  );
}

/** A rating that is saved on change; a failed save keeps the choice. */
export function VisitStars({ rating }: { readonly rating: VisitRating }) {
  const { t } = useTranslation('bookings');
  const { stars, status, elsewhere, choose, retry } = rating;
  const root = useRef<HTMLDivElement>(null);
  const retryFromHere = () => {
    // The button disappears with the failure.
    root.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    retry();
  };
  return (
    <div ref={root} className={styles['rating']}>
      <StarRatingInput
        legend={stars === null ? t('rating.give') : t('rating.given')}
        value={stars}
        onValueChange={(value) => choose(starsOf(value))}
      />
      <SavingStatus status={status} />
      {status === 'failed' ? (
        <Button variant="quiet" size="s" onClick={retryFromHere}>
          {t('rating.retry')}
        </Button>
      ) : null}
      {status === 'changed' ? (
        <div role="alert" data-status="changed" className={styles['changed']}>
          <p>
            {elsewhere === null || elsewhere.rating === null
              ? t('rating.clearedElsewhere')
              : t('rating.changed', { count: elsewhere.rating })}
          </p>
          <Button variant="quiet" size="s" onClick={retryFromHere}>
            {t('rating.saveMine')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
