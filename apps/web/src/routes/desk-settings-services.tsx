import { useTranslation } from 'react-i18next';
import { Services } from '../features/desk-catalogue/Services.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-services';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return (
    <Services
      onSaved={(name) =>
        show({ id, tone: 'success', title: t('services.saved'), description: name })
      }
      onRetired={(name) =>
        show({ id, tone: 'info', title: t('services.retired'), description: name })
      }
    />
  );
}
