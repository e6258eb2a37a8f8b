import { useTranslation } from 'react-i18next';
import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import { answerContact, type ContactResult } from '../features/contact/answer-contact.ts';
import { Contact } from '../features/contact/Contact.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export const act: ActOnPage<ContactResult> = answerContact;

export function Component() {
  const { t } = useTranslation('contact');
  const { show } = useToasts();
  const answer = useActed<typeof act>();
  return (
    <Contact
      answer={answer}
      onSent={() =>
        show({
          id: 'contact',
          tone: 'success',
          title: t('toast.title'),
          description: t('toast.description'),
        })
      }
    />
  );
}
