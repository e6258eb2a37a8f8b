import { Button, buttonProps } from '@salonica/ui/button';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Stack } from '@salonica/ui/stack';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contact, mailLink } from '../../shared/contact.ts';
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
    <MediaObject
      framed
      headingLevel={2}
      titleRef={title}
      media={
        <IconDisc tone="success">
          <Check />
        </IconDisc>
      }
      title={t('done.title', { name: message.name.trim() })}
    >
      <Stack gap={24}>
        <p>{t('done.text')}</p>
        <Stack direction="row" gap={12}>
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
        </Stack>
      </Stack>
    </MediaObject>
  );
}
