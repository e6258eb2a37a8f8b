import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Grid } from '@salonica/ui/grid';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import User from 'lucide-react/icons/user';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { ContactResult } from './answer-contact.ts';
import styles from './ContactForm.module.css';
import {
  checkMessage,
  type ContactField,
  contactFields,
  contactLimits,
  type ContactMessage,
  messageOf,
  tidied,
} from './contact-fields.ts';
import { useStoredMessage } from './use-stored-message.ts';

export interface ContactFormProps {
  /** What became of the form that the browser sent by itself. */
  readonly answer?: ContactResult | undefined;
  /** The message was sent. */
  readonly onSent: (message: ContactMessage) => void;
}

/** Browsers fill in fields automatically, so the form holds the input. */
const readMessage = (form: HTMLFormElement): ContactMessage => messageOf(new FormData(form));

export function ContactForm({ answer, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(answer?.problems ?? {});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(() =>
    answer?.failure ? new ServiceError(answer.failure) : null,
  );
  const api = useApi();
  const failureWords = useFailureWords();
  const { keyFor } = useRequestKey();
  const { keep, forget: forgetStored } = useStoredMessage(form);
  const wrong = contactFields.filter((field) => problems[field] !== undefined);

  // Every error moves the focus to the first invalid field.
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    const found = checkMessage(message);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
    else if (!isBusy) void send(tidied(message));
  };
  const send = async (message: ContactMessage): Promise<void> => {
    setBusy(true);
    try {
      await api.sendContactMessage({ body: { id: keyFor(JSON.stringify(message)), ...message } });
      forgetStored();
      onSent(message);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  /** A wait of an hour is not shown in seconds. */
  const said = (error: unknown): string =>
    error instanceof ServiceError && error.failure.kind === 'rate-limited'
      ? (error.failure.message ?? failureWords(error))
      : failureWords(error);
  /** A field that is being corrected shows no error. */
  const forget = (name: string): void =>
    setProblems((known) => (name in known ? { ...known, [name]: undefined } : known));
  const field = (name: ContactField) => {
    const problem = problems[name];
    return {
      name,
      label: t(`form.${name}`),
      required: true,
      defaultValue: answer?.message[name],
      // The browser itself shows the first wrong field of a form that it sent.
      autoFocus: answer !== undefined && wrong[0] === name,
      maxLength: contactLimits[name],
      error: problem === undefined ? undefined : t(`problems.${problem}`),
    };
  };

  return (
    <Section size="m" title={t('form.title')} lead={t('form.required')}>
      <Form
        ref={form}
        aria-label={t('form.title')}
        onSubmit={submit}
        onInput={({ currentTarget, target }) => {
          forget((target as HTMLInputElement).name);
          keep(readMessage(currentTarget));
        }}
      >
        <FormMessage role="status">
          {wrong.length === 0 ? null : t('form.summary', { count: wrong.length })}
        </FormMessage>
        <Grid columns={2} gap={20}>
          <TextField
            {...field('name')}
            autoComplete="name"
            startIcon={<User aria-hidden="true" />}
          />
          <EmailField {...field('email')} />
        </Grid>
        <TextField {...field('subject')} />
        <TextArea {...field('message')} className={styles['message']} />
        <FormMessage>{failure === null ? null : said(failure)}</FormMessage>
        <Stack align="start">
          <Button type="submit" size="l" busy={isBusy} busyLabel={t('form.busy')}>
            {t('form.submit')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
