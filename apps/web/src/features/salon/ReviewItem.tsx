import { Badge } from '@salonica/ui/badge';
import { ReviewCard } from '@salonica/ui/review-card';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { ReviewReply } from '../../blocks/ReviewReply.tsx';
import { useToday } from '../../blocks/use-today.ts';
import type { Review } from '../../domain/review.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { reviewDate } from './review-date.ts';

export interface ReviewItemProps {
  readonly review: Review;
  /** The salon, which may have replied. */
  readonly salonName: string;
}

/** One customer's review, in its original language. */
export function ReviewItem({ review, salonName }: ReviewItemProps) {
  const { t, i18n } = useTranslation('salon');
  const { language } = i18n;
  const today = useToday(salonTimeZone);
  const { author, picture, stars, date, text } = review;
  const written = review.language === language ? undefined : review.language;
  return (
    <ReviewCard
      name={author}
      nameLanguage={written}
      avatarSrc={picture}
      date={{
        text: reviewDate(date, today, language),
        dateTime: date,
      }}
      stars={stars}
      subject={
        review.isVerified ? (
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {t('allReviews.verified')}
          </Badge>
        ) : null
      }
      text={text}
      lang={written}
    >
      {review.reply === null ? null : <ReviewReply reply={review.reply} salonName={salonName} />}
    </ReviewCard>
  );
}
