import { useTranslation } from 'react-i18next';
import { Pictures } from '../features/desk-catalogue/Pictures.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-pictures';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return (
    <Pictures
      onSaved={() => show({ id, tone: 'success', title: t('pictures.saved') })}
      onAdded={() => show({ id, tone: 'success', title: t('pictures.added') })}
      onRemoved={() => show({ id, tone: 'info', title: t('pictures.removed') })}
    />
  );
}
