import { Button } from '@salonica/ui/button';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useInLanguage } from '../../blocks/use-in-language.ts';
import { isEmail } from '../../domain/account.ts';
import { ServiceError } from '../../domain/failure.ts';
import { paths } from '../../shared/paths.ts';
import { useToasts } from '../toaster/toast-channel.ts';
import type { NewsletterResult } from './answer-newsletter.ts';
import styles from './NewsletterForm.module.css';

type Outcome = 'missing' | 'invalid' | 'busy' | 'sent' | { readonly failure: unknown } | null;

export interface NewsletterFormProps {
  /** What became of the form that the browser sent by itself. */
  readonly answer?: NewsletterResult | undefined;
}

/** The state after a form that the browser sent by itself. */
function outcomeOf(answer: NewsletterResult | undefined): Outcome {
  const outcome = answer?.outcome ?? null;
  return typeof outcome === 'object' && outcome !== null
    ? { failure: new ServiceError(outcome.failure) }
    : outcome;
}

/**
 * Validates the address, and announces the next step: a mail that has to be confirmed.
 */
export function NewsletterForm({ answer }: NewsletterFormProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const failureWords = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const { show } = useToasts();
  const page = useHref(useInLanguage(paths.newsletter));
  const [outcome, setOutcome] = useState(() => outcomeOf(answer));

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = input.current;
    if (field === null) return;
    if (isEmail(field.value.trim())) {
      if (outcome !== 'busy') void send(field);
      return;
    }
    setOutcome(field.validity.valueMissing ? 'missing' : 'invalid');
    field.focus();
  };
  const send = async (field: HTMLInputElement): Promise<void> => {
    setOutcome('busy');
    try {
      await api.requestNewsletter({ body: { email: field.value.trim() } });
      field.value = '';
      setOutcome('sent');
      show({
        id: 'newsletter',
        tone: 'success',
        title: t('newsletter.thanks'),
        description: t('newsletter.next'),
      });
    } catch (failure) {
      setOutcome({ failure });
    }
  };
  const hasFailed = typeof outcome === 'object' && outcome !== null;

  return (
    <form method="post" action={page} noValidate onSubmit={submit}>
      <div className={styles['row']}>
        <EmailField
          ref={input}
          label={t('newsletter.label')}
          labelHidden
          name="email"
          required
          defaultValue={answer?.email}
          onValueChange={() => setOutcome(null)}
          placeholder={t('newsletter.label')}
          error={
            outcome === 'missing' || outcome === 'invalid' ? t(`newsletter.${outcome}`) : undefined
          }
          className={styles['field']}
        />
        <Button
          type="submit"
          className={styles['submit']}
          busy={outcome === 'busy'}
          busyLabel={t('newsletter.busy')}
        >
          {t('newsletter.submit')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {outcome === 'sent' ? (
          <span>{`${t('newsletter.thanks')} ${t('newsletter.next')}`}</span>
        ) : null}
        {hasFailed ? <span>{failureWords(outcome.failure)}</span> : null}
      </p>
    </form>
  );
}
