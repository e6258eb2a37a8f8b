import { Button } from '@salonica/ui/button';
import { TextField } from '@salonica/ui/text-field';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter-form.module.css';

type Outcome = 'missing' | 'invalid' | 'thanks' | null;

export interface NewsletterFormProps {
  /** An address was accepted. */
  readonly onSubscribed: () => void;
}

/** Checks the address like the browser would, and says where it goes: nowhere yet. */
export function NewsletterForm({ onSubscribed }: NewsletterFormProps) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = input.current;
    if (field === null) return;
    const { valueMissing, valid } = field.validity;
    if (valid) {
      setOutcome('thanks');
      event.currentTarget.reset();
      onSubscribed();
      return;
    }
    setOutcome(valueMissing ? 'missing' : 'invalid');
    field.focus();
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className={styles['row']}>
        <TextField
          ref={input}
          label={t('newsletter.label')}
          labelHidden
          type="email"
          name="email"
          required
          autoComplete="email"
          onValueChange={() => setOutcome(null)}
          placeholder={t('newsletter.label')}
          startIcon={<Mail aria-hidden="true" />}
          error={
            outcome === 'missing' || outcome === 'invalid' ? t(`newsletter.${outcome}`) : undefined
          }
          className={styles['field']}
        />
        <Button type="submit" className={styles['submit']}>
          {t('newsletter.submit')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {outcome === 'thanks' ? `${t('newsletter.thanks')} ${t('newsletter.notYet')}` : null}
      </p>
    </form>
  );
}
