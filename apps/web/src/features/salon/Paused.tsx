import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';

/** The salon takes no new bookings for now. */
export function Paused() {
  const { t } = useTranslation('salon');
  return (
    <Note tone="warning" title={t('paused.title')}>
      {t('paused.text')}
    </Note>
  );
}
