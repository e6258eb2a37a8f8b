import { useTranslation } from 'react-i18next';
import { Contact } from '../features/contact/Contact.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { t } = useTranslation('contact');
  const { show } = useToasts();
  return (
    <Contact
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
