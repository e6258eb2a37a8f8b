import { Button, buttonProps } from '@salonica/ui/button';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contact, mailLink } from '../../shared/contact.ts';
import styles from './ContactDone.module.css';
import type { ContactMessage } from './contact-fields.ts';

export interface ContactDoneProps {
  readonly message: ContactMessage;
  readonly onAnother: () => void;
}

/** In the place of the form: what became of the message, and the way that really reaches somebody. */
export function ContactDone({ message, onAnother }: ContactDoneProps) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="contact-done" className={styles['root']}>
      <span className={styles['disc']}>
        <Check aria-hidden="true" />
      </span>
      <h2 ref={title} id="contact-done" tabIndex={-1} className={styles['title']}>
        {t('done.title', { name: message.name.trim() })}
      </h2>
      <p className={styles['text']}>{t('done.text')}</p>
      <div className={styles['actions']}>
        <a
          href={mailLink(contact.email, {
            subject: message.subject.trim(),
            body: message.message.trim(),
          })}
          {...buttonProps()}
        >
          {t('done.mail')}
        </a>
        <Button variant="secondary" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </section>
  );
}
