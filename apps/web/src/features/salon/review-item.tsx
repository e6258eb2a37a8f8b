import { Avatar } from '@salonica/ui/avatar';
import { StarRating } from '@salonica/ui/star-rating';
import { useTranslation } from 'react-i18next';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { reviewDate } from './review-date.ts';
import styles from './review-item.module.css';
import { useSalonSettings } from './salon-context.tsx';
import type { Review } from './salon-port.ts';

/** What one customer said, in the language it was said in. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const { t, i18n } = useTranslation('salon');
  const { now } = useSalonSettings();
  const { author, image, stars, date, text, language } = review;
  const own = language === i18n.language ? undefined : language;
  return (
    <article className={styles['root']} tabIndex={-1}>
      <header className={styles['head']}>
        <Avatar name={author} src={image} size={48} decorative />
        <div className={styles['who']}>
          <h3 lang={own} className={styles['name']}>
            {author}
          </h3>
          <time dateTime={date} className={styles['date']}>
            {reviewDate(date, todayIn(salonTimeZone, now()), i18n.language)}
          </time>
        </div>
        <StarRating value={stars} look="stars" className={styles['stars']} />
      </header>
      {text === null ? (
        <p className={styles['wordless']}>{t('allReviews.wordless')}</p>
      ) : (
        <p lang={own} className={styles['text']}>
          {text}
        </p>
      )}
    </article>
  );
}
