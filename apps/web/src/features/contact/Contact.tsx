import { AsideLayout } from '@salonica/ui/aside-layout';
import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';
import type { ContactResult } from './answer-contact.ts';
import type { ContactMessage } from './contact-fields.ts';
import { ContactDone } from './ContactDone.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';

export interface ContactProps {
  /** What became of the form that the browser sent by itself. */
  readonly answer?: ContactResult | undefined;
  /** The message was sent. */
  readonly onSent: () => void;
}

/** The contact details, and a contact form. */
export function Contact({ answer, onSent }: ContactProps) {
  const { t } = useTranslation('contact');
  const [message, setMessage] = useState<ContactMessage | null>(
    answer?.isSent === true ? answer.message : null,
  );
  const finish = (sent: ContactMessage): void => {
    setMessage(sent);
    onSent();
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
            <ContactForm answer={answer?.isSent === true ? undefined : answer} onSent={finish} />
          ) : (
            <ContactDone name={message.name} onAnother={() => setMessage(null)} />
          )}
        </AsideLayout>
      </Container>
    </>
  );
}
