import { EmptyState } from '@salonica/ui/empty-state';
import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';

/** Replaces the plan of a salon without barbers. */
export function NoTeam() {
  const { t } = useTranslation('deskDay');
  return (
    <EmptyState title={t('noTeam')} illustration={<span className={vignette['bench']} />}>
      {t('noTeamText')}
    </EmptyState>
  );
}
