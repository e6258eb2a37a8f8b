import { useTranslation } from 'react-i18next';
import type { Done } from '../../features/desk-booking/desk-queries.ts';
import { useDeskWords } from '../../features/desk-booking/use-desk-words.ts';
import { useToasts } from '../toaster/toast-channel.ts';

const id = 'desk';

export interface DeskDone {
  /** Says what was changed, with a button that takes it back. */
  readonly onDone: (done: Done) => void;
  /** A part of the page did not load. */
  readonly onUnavailable: () => void;
}

/** Messages about changes at the desk. */
export function useDeskDone(): DeskDone {
  const { t } = useTranslation(['deskBooking', 'common']);
  const words = useDeskWords();
  const toasts = useToasts();
  return {
    onUnavailable: () => toasts.show({ id, tone: 'danger', title: t('common:failed.server') }),
    onDone({ what, name, undo }) {
      const run = () => {
        undo?.().then(
          () => toasts.show({ id, tone: 'info', title: t('done.undone') }),
          (error: unknown) =>
            toasts.show({
              id,
              tone: 'danger',
              title: t('done.undoFailed'),
              description: words.failure(error),
            }),
        );
      };
      toasts.show({
        id,
        tone: 'success',
        title: t(`done.${what}`, { name: name ?? t('erased') }),
        ...(undo === null ? {} : { action: { label: t('common:undo'), run } }),
      });
    },
  };
}
