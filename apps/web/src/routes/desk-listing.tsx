import { useTranslation } from 'react-i18next';
import { DeskListing } from '../features/desk-listing/DeskListing.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { t } = useTranslation('deskListing');
  const { show } = useToasts();
  return (
    <DeskListing
      onPaused={(isPaused) =>
        show({
          id: 'listing',
          tone: 'success',
          title: t(isPaused ? 'toast.paused' : 'toast.open'),
        })
      }
    />
  );
}
