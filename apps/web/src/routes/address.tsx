import { useTranslation } from 'react-i18next';
import { Addresses } from '../features/addresses/Addresses.tsx';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'address';

export function Component() {
  const { t } = useTranslation(['addresses', 'common']);
  const { show } = useToasts();
  return (
    <RequireAuth>
      <Addresses
        onSaved={(name) => show({ id, tone: 'success', title: t('savedTitle'), description: name })}
        onRemoved={(name, undo) =>
          show({
            id,
            tone: 'info',
            title: t('removedTitle'),
            description: name,
            action: { label: t('common:undo'), run: undo },
          })
        }
        onFailed={() => show({ id, tone: 'danger', title: t('changeFailed') })}
      />
    </RequireAuth>
  );
}
