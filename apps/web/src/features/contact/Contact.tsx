import { AsideLayout } from '@salonica/ui/aside-layout';
import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '../../shared/log.ts';
import vignette from '../../shared/vignette.module.css';
import type { ContactMessage } from './contact-fields.ts';
import { ContactDone } from './ContactDone.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';

export interface ContactProps {
  /** A message was completed. It stays in the browser. */
  readonly onCompleted: () => void;
}

/** How to reach the people behind the site, and a form that is honest about going nowhere yet. */
export function Contact({ onCompleted }: ContactProps) {
  const { t } = useTranslation('contact');
  const [message, setMessage] = useState<ContactMessage | null>(null);
  const complete = (completed: ContactMessage): void => {
    // The console is read by others too: what was written stays out of it.
    log.info('The contact form was submitted. Nothing was sent.', {
      subjectLength: completed.subject.length,
      messageLength: completed.message.length,
    });
    setMessage(completed);
    onCompleted();
  };
  return (
    <>
      <PageBand
        title={t('title')}
        lead={t('lead')}
        scene={<span className={vignette['bench']} />}
      />
      <Container before="m" after="l">
        <AsideLayout sticky={false} aside={<ContactWays />}>
          {message === null ? (
            <ContactForm onComplete={complete} />
          ) : (
            <ContactDone message={message} onAnother={() => setMessage(null)} />
          )}
        </AsideLayout>
      </Container>
    </>
  );
}
