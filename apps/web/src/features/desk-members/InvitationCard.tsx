import { Badge } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import { RecordCard } from '@salonica/ui/record-card';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { formatDate, wallClock } from '../../shared/dates.ts';
import type { Invitation } from './use-members.ts';

export interface InvitationCardProps {
  readonly invitation: Invitation;
  /** The name of the barber whose column the invited person gets. */
  readonly column: string | null;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

/** One invitation whose link still works. */
export function InvitationCard({ invitation, column, isBusy, onWithdraw }: InvitationCardProps) {
  const { t, i18n } = useTranslation('deskMembers');
  const { timeZone } = useDesk().salon;
  const { email, role, expiresAt } = invitation;
  const { date } = wallClock(timeZone, expiresAt);
  return (
    <RecordCard
      title={<span translate="no">{email}</span>}
      actions={
        <Button
          variant="secondary"
          size="s"
          aria-label={t('withdraw.openOf', { email })}
          busy={isBusy}
          busyLabel={t('withdraw.busy')}
          onClick={onWithdraw}
        >
          {t('withdraw.open')}
        </Button>
      }
    >
      <p>
        <Badge tone="outline">{t(`roles.${role}`)}</Badge>
      </p>
      {column === null ? null : <p>{t('column', { name: column })}</p>}
      <p>{t('until', { date: formatDate(date, i18n.language, 'full') })}</p>
    </RecordCard>
  );
}
