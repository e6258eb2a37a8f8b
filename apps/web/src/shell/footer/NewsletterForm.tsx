import { Button } from '@salonica/ui/button';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { isEmail } from '../../domain/account.ts';
import styles from './NewsletterForm.module.css';

type Outcome = 'missing' | 'invalid' | 'busy' | 'sent' | { readonly failure: unknown } | null;

export interface NewsletterFormProps {
  /** An address was accepted. */
  readonly onSubscribed: () => void;
}

/**
 * Validates the address, and announces the next step: a mail that has to be confirmed.
 */
export function NewsletterForm({ onSubscribed }: NewsletterFormProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const failureWords = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

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
      onSubscribed();
    } catch (failure) {
      setOutcome({ failure });
    }
  };
  const hasFailed = typeof outcome === 'object' && outcome !== null;

  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className={styles['row']}>
        <EmailField
          ref={input}
          label={t('newsletter.label')}
          labelHidden
          name="email"
          required
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
        {outcome === 'sent' ? `${t('newsletter.thanks')} ${t('newsletter.next')}` : null}
        {hasFailed ? failureWords(outcome.failure) : null}
      </p>
    </form>
  );
}
