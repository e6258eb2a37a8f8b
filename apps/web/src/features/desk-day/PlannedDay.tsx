import { EmptyState } from '@salonica/ui/empty-state';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';
import vignette from '../../shared/vignette.module.css';
import type { PlannedDayProps } from './desk-day-props.ts';
import { NoTeam } from './NoTeam.tsx';
import { PlanOfBarbers } from './PlanOfBarbers.tsx';

/** One day that has been read, or why it has no plan. */
export function PlannedDay({ day, ...plan }: PlannedDayProps) {
  const { t } = useTranslation('deskDay');
  const isClosed = day.hours.length === 0;
  const reason = day.reason === null ? null : t('reason', { reason: day.reason });
  const bench = <span className={vignette['bench']} />;
  if (day.barbers.length === 0) return <NoTeam />;
  if (isClosed && day.entries.length === 0) {
    return (
      <EmptyState title={t('closed')} illustration={bench}>
        {reason ?? t('closedText')}
      </EmptyState>
    );
  }
  return (
    <>
      {isClosed ? <Note title={t('closed')}>{t('closedKept')}</Note> : null}
      {!isClosed && reason !== null ? <Note size="s">{reason}</Note> : null}
      <PlanOfBarbers day={day} {...plan} />
    </>
  );
}
