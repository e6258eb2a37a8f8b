import { longestReviewReply } from '../../domain/review.ts';
import { tidyText, textProblem } from '@salonica/text';
import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import { ServiceError } from '../../domain/failure.ts';
import styles from './DeskReviews.module.css';
import type { DeskReview, ReviewChanges } from './use-desk-reviews.ts';
import { useReplyDraft } from './use-reply-draft.ts';

export interface ReplyFormProps extends Pick<ReviewChanges, 'reply' | 'refresh'> {
  readonly review: DeskReview;
  readonly onReplied: () => void;
  readonly onClose: () => void;
}

/** Greek letters mean Greek, on a page in either language. */
const languageOf = (text: string, page: string): 'en' | 'el' =>
  page === 'el' || /\p{Script=Greek}/u.test(text) ? 'el' : 'en';

/** Writes the public reply. Its text is kept until it is published. */
export function ReplyForm({ review, reply, refresh, onReplied, onClose }: ReplyFormProps) {
  const { t, i18n } = useTranslation('deskReviews');
  const wordsFor = useFailureWords();
  const typedWords = useTypedWords();
  const key = useRequestKey();
  const draft = useReplyDraft(review);
  const [state, setState] = useState<'idle' | 'wrong' | 'busy'>('idle');
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const problem = textProblem(tidyText(draft.text), longestReviewReply);
  const isStale = error instanceof ServiceError && error.failure.kind === 'stale';
  const submit = async () => {
    if (problem !== undefined) {
      setState('wrong');
      field.current?.focus();
      return;
    }
    setState('busy');
    setError(null);
    const text = draft.text;
    const content = { text, language: languageOf(text, i18n.language) };
    try {
      await reply(review, content, key.keyFor(JSON.stringify([review.revision, content])));
      draft.clear();
      onReplied();
    } catch (reason) {
      setError(reason);
      setState('idle');
      if (reason instanceof ServiceError && reason.failure.kind === 'stale') await refresh();
    }
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') void submit();
      }}
    >
      <Stack gap={12}>
        <TextArea
          ref={field}
          label={t('reply.label', { name: review.author })}
          hint={t('reply.hint')}
          name="reply"
          rows={4}
          value={draft.text}
          onValueChange={(text) => draft.write(text)}
          error={
            state === 'wrong' && problem !== undefined
              ? typedWords(problem, t('reply.missing'))
              : undefined
          }
        />
        {error === null ? null : (
          <Note tone={isStale ? 'warning' : 'danger'} role="alert">
            {isStale ? t('reply.stale') : `${t('reply.failed')} ${wordsFor(error)}`}
          </Note>
        )}
        <div className={styles['actions']}>
          <Button type="submit" size="s" busy={state === 'busy'} busyLabel={t('reply.sending')}>
            {t('reply.send')}
          </Button>
          <Button variant="quiet" size="s" disabled={state === 'busy'} onClick={onClose}>
            {t('reply.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
