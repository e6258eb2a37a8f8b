import { useTranslation } from 'react-i18next';
import { Description } from '../features/desk-catalogue/Description.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-description';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return (
    <Description onSaved={() => show({ id, tone: 'success', title: t('description.saved') })} />
  );
}
