import { Badge } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import { ReviewCard } from '@salonica/ui/review-card';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewReply } from '../../blocks/ReviewReply.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { formatDate, wallClock } from '../../shared/dates.ts';
import type { OnToast } from '../../shared/toast.ts';
import styles from './DeskReviews.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { type DeskReview, useReviewChanges } from './use-desk-reviews.ts';

export interface DeskReviewItemProps {
  readonly review: DeskReview;
  readonly onToast: OnToast;
}

/** One review, with what the salon can do about it. */
export function DeskReviewItem({ review, onToast }: DeskReviewItemProps) {
  const { t, i18n } = useTranslation(['deskReviews', 'salon']);
  const wordsFor = useFailureWords();
  const { salon } = useDesk();
  const changes = useReviewChanges();
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { author, date, language, reply, report } = review;
  const written = language === i18n.language ? undefined : language;
  const dateOf = (instant: number) =>
    formatDate(wallClock(salon.timeZone, instant).date, i18n.language, 'full');
  const removeReply = async () => {
    setRemoving(true);
    try {
      await changes.removeReply(review);
      onToast({ tone: 'info', title: t('reply.removed') });
      opener.current?.focus();
    } catch (error) {
      onToast({ tone: 'danger', title: t('reply.failed'), description: wordsFor(error) });
    } finally {
      setRemoving(false);
    }
  };
  const closeReply = () => {
    setOpen(null);
    // The button is rendered again when the form is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <ReviewCard
      name={author}
      headingLevel={2}
      nameLanguage={written}
      avatarSrc={review.picture}
      date={{ text: formatDate(date, i18n.language, 'full'), dateTime: date }}
      stars={review.stars}
      subject={
        review.isVerified || report !== null ? (
          <>
            {review.isVerified ? (
              <Badge tone="success">{t('salon:allReviews.verified')}</Badge>
            ) : null}
            {report === null ? null : (
              <Badge tone="warning">
                {t(report.isDecided ? 'report.decided' : 'report.isOpen', {
                  date: dateOf(report.at),
                })}
              </Badge>
            )}
          </>
        ) : null
      }
      text={review.text}
      lang={written}
    >
      {reply === null ? null : <ReviewReply reply={reply} salonName={salon.name} />}
      {open === 'reply' ? (
        <ReplyForm
          review={review}
          reply={changes.reply}
          refresh={changes.refresh}
          onReplied={() => {
            onToast({ tone: 'success', title: t('reply.saved') });
            closeReply();
          }}
          onClose={closeReply}
        />
      ) : (
        <div className={styles['actions']}>
          <Button
            ref={opener}
            variant="secondary"
            size="s"
            aria-label={reply === null ? t('reply.writeTo', { name: author }) : undefined}
            onClick={() => setOpen('reply')}
          >
            {t(reply === null ? 'reply.write' : 'reply.change')}
          </Button>
          {reply === null ? null : (
            <Button
              variant="quiet"
              size="s"
              busy={isRemoving}
              busyLabel={t('reply.removing')}
              onClick={() => void removeReply()}
            >
              {t('reply.remove')}
            </Button>
          )}
          {report === null ? (
            <Button
              variant="quiet"
              size="s"
              aria-label={t('report.openOf', { name: author })}
              onClick={() => setOpen('report')}
            >
              {t('report.open')}
            </Button>
          ) : null}
        </div>
      )}
      <ReportDialog
        review={review}
        open={open === 'report'}
        onClose={() => setOpen(null)}
        report={changes.report}
        onReported={() => onToast({ tone: 'info', title: t('report.done') })}
      />
    </ReviewCard>
  );
}
