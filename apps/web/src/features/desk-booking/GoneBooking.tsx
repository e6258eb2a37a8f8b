import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';

/** A booking that does not exist, or does not any more. */
export function GoneBooking() {
  const { t } = useTranslation('deskBooking');
  return (
    <EmptyState
      title={t('gone')}
      headingLevel={3}
      illustration={<span className={vignette['bench']} />}
    >
      {t('goneText')}
    </EmptyState>
  );
}
