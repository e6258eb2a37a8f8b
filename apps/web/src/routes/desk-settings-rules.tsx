import { useTranslation } from 'react-i18next';
import { Rules } from '../features/desk-catalogue/Rules.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-rules';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return <Rules onSaved={() => show({ id, tone: 'success', title: t('rules.saved') })} />;
}
