import { ReviewCard } from '@salonica/ui/review-card';
import { useTranslation } from 'react-i18next';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { reviewDate } from './review-date.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Review } from '../../domain/ports/old/salon-port.ts';

/** What one customer said, in the language it was said in. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const { language } = useTranslation().i18n;
  const { now } = useSalonSettings();
  const { author, image, stars, date, text } = review;
  const written = review.language === language ? undefined : review.language;
  return (
    <ReviewCard
      name={author}
      nameLanguage={written}
      avatarSrc={image}
      date={{
        text: reviewDate(date, todayIn(salonTimeZone, now()), language),
        dateTime: date,
      }}
      stars={stars}
      text={text}
      lang={written}
    />
  );
}
