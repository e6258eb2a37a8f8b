import { textProblem, tidyText } from '@salonica/text';
import { Button } from '@salonica/ui/button';
import { TextArea } from '@salonica/ui/text-area';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import styles from './PastVisit.module.css';
import type { VisitRating } from './use-rating.ts';

/** The maximum length of a salon's reviews. */
const longest = 1000;

/** Optional text that is published with the rating in the salon's reviews. */
export function VisitWords({ rating: { stars, review, write } }: { readonly rating: VisitRating }) {
  const { t } = useTranslation(['bookings', 'common']);
  const typedWords = useTypedWords();
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== null;
  useEffect(() => {
    // The pressed button is gone.
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const found = textProblem(draft ?? '', longest);
  const problem = found === 'empty' ? undefined : found;
  if (stars === null) return null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const words = tidyText(draft ?? '');
    if (problem !== undefined) {
      field.current?.focus();
      return;
    }
    const next = words === '' ? null : words;
    if (next !== review) write(next);
    setDraft(null);
  };
  if (draft !== null) {
    return (
      <form className={styles['words']} onSubmit={save}>
        <TextArea
          ref={field}
          label={t('review.label')}
          hint={t('review.hint', { count: longest })}
          optional
          maxLength={longest}
          value={draft}
          onValueChange={setDraft}
          error={problem === undefined ? null : typedWords(problem, '')}
        />
        <div className={styles['wordsActions']}>
          <Button type="submit" variant="secondary" size="s">
            {t('review.save')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => setDraft(null)}>
            {t('review.discard')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className={styles['words']}>
      {review === null ? null : <blockquote className={styles['quote']}>{review}</blockquote>}
      <Button ref={opener} variant="link" size="s" onClick={() => setDraft(review ?? '')}>
        {review === null ? t('review.add') : t('review.edit')}
      </Button>
    </div>
  );
}
