import { useTranslation } from 'react-i18next';
import type { Review } from '../domain/review.ts';
import { formatDate } from '../shared/dates.ts';
import { languageOfName } from '../shared/name-language.ts';
import styles from './ReviewReply.module.css';

export interface ReviewReplyProps {
  readonly reply: NonNullable<Review['reply']>;
  /** The salon that replied. */
  readonly salonName: string;
}

/** What a salon says about a review, in the language in which it was typed. */
export function ReviewReply({ reply, salonName }: ReviewReplyProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (
    <div className={styles['root']}>
      <p className={styles['head']}>
        <strong translate="no" lang={languageOfName(salonName, language)}>
          {salonName}
        </strong>{' '}
        <time dateTime={reply.date}>{formatDate(reply.date, language, 'full')}</time>
      </p>
      <p lang={reply.language === language ? undefined : reply.language} className={styles['text']}>
        {reply.text}
      </p>
    </div>
  );
}
