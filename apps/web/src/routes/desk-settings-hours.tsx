import { useTranslation } from 'react-i18next';
import { Hours } from '../features/desk-catalogue/hours/Hours.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'desk-hours';

export function Component() {
  const { t } = useTranslation('deskCatalogue');
  const { show } = useToasts();
  return (
    <Hours
      onWeekSaved={() => show({ id, tone: 'success', title: t('hours.saved') })}
      onDateSaved={(date) =>
        show({ id, tone: 'success', title: t('hours.exceptionSaved'), description: date })
      }
      onDateRemoved={(date) =>
        show({ id, tone: 'info', title: t('hours.removed'), description: date })
      }
    />
  );
}
