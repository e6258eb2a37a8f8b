import { Badge } from '@salonica/ui/badge';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { MoneyStatus } from '../../domain/wallet.ts';

const looks = {
  completed: { tone: 'success', Icon: Check },
  pending: { tone: 'warning', Icon: Clock },
  rejected: { tone: 'danger', Icon: X },
} as const;

/** The state of a transaction: colour, icon and word. */
export function StatusBadge({ status }: { readonly status: MoneyStatus }) {
  const { t } = useTranslation('wallet');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} data-status={status}>
      {t(`status.${status}`)}
    </Badge>
  );
}
