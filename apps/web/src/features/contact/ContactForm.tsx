import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Grid } from '@salonica/ui/grid';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { Mail, User } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';
import {
  checkMessage,
  type ContactField,
  contactFields,
  type ContactMessage,
  type ContactProblems,
} from './contact-fields.ts';

export interface ContactFormProps {
  /** The message is complete. */
  readonly onComplete: (message: ContactMessage) => void;
}

const none: ContactProblems = {};

/** Browsers fill fields by themselves, so the form holds what was typed. */
function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

export function ContactForm({ onComplete }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(none);
  const [refusals, setRefusals] = useState(0);
  const wrong = contactFields.filter((field) => problems[field] !== undefined);

  // Every refusal leads to the first field that needs the visitor.
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    const found = checkMessage(message);
    setProblems(found);
    if (Object.keys(found).length === 0) onComplete(message);
    else setRefusals((count) => count + 1);
  };
  /** What is being put right is not complained about any more. */
  const forget = (name: string): void =>
    setProblems((known) => (name in known ? { ...known, [name]: undefined } : known));
  const field = (name: ContactField) => {
    const problem = problems[name];
    return {
      name,
      label: t(`form.${name}`),
      required: true,
      error: problem === undefined ? undefined : t(`problems.${problem}`),
    };
  };

  return (
    <Section size="m" title={t('form.title')} lead={t('form.required')}>
      <Form
        ref={form}
        aria-label={t('form.title')}
        onSubmit={submit}
        onInput={({ target }) => forget((target as HTMLInputElement).name)}
      >
        <FormMessage role="status">
          {wrong.length === 0 ? null : t('form.summary', { count: wrong.length })}
        </FormMessage>
        <Grid columns={2} gap={20}>
          <TextField
            {...field('name')}
            autoComplete="name"
            maxLength={120}
            startIcon={<User aria-hidden="true" />}
          />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            startIcon={<Mail aria-hidden="true" />}
          />
        </Grid>
        <TextField {...field('subject')} maxLength={160} />
        <TextArea {...field('message')} maxLength={4000} className={styles['message']} />
        <Stack align="start">
          <Button type="submit" size="l">
            {t('form.submit')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
