import { Badge } from '@salonica/ui/badge';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useUnread } from './use-notices.ts';

/** How many notices were not read, beside the bell. */
export function NoticeCount() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
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
