import { Badge } from '@salonica/ui/badge';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { DeskSalon } from '../../domain/desk.ts';
import { useDeskRequests, waitingFor } from './use-desk-requests.ts';

/** How many requests of barbers wait for the member, beside a link that leads to them. */
export function RequestCount({ salon }: { readonly salon: DeskSalon }) {
  const { t } = useTranslation('desk');
  const load = useDeskRequests(salon);
  const count = load.phase === 'ready' ? waitingFor(salon, load.data).length : 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="count" aria-hidden="true">
        {count}
      </Badge>
      <VisuallyHidden>{t('requests.count', { count })}</VisuallyHidden>
    </>
  );
}
