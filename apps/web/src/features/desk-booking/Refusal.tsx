import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import { useDeskWords } from './use-desk-words.ts';

/** Why a write was refused, and what is in the way. */
export function Refusal({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('deskBooking');
  const words = useDeskWords();
  if (failure === null) return null;
  return (
    <Note tone="danger" role="alert" title={t('failed.title')}>
      {words.failure(failure)}
    </Note>
  );
}
