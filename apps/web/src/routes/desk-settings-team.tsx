import { useTranslation } from 'react-i18next';
import { Team } from '../features/desk-catalogue/Team.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-team';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return (
    <Team
      onSaved={(name) => show({ id, tone: 'success', title: t('team.saved'), description: name })}
      onRetired={(name) => show({ id, tone: 'info', title: t('team.retired'), description: name })}
    />
  );
}
