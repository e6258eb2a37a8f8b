import { Badge } from '@salonica/ui/badge';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../blocks/use-live.ts';
import { useUnread } from './use-notices.ts';

export interface NoticeCountProps {
  /** The customer's account was deleted on another page or device. */
  readonly onAccountDeleted: () => void;
}

/** The number of unread notices, beside the bell on every page. */
export function NoticeCount({ onAccountDeleted }: NoticeCountProps) {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  useLive([], ({ type }) => {
    if (type === 'account.deleted') onAccountDeleted();
  });
  if (!unread) return null;
  return (
    <>
      <Badge tone="count" aria-hidden="true" data-part="unread">
        {unread > 99 ? '99+' : unread}
      </Badge>
      <VisuallyHidden>{t('notices.unread', { count: unread })}</VisuallyHidden>
    </>
  );
}
