import { iconButtonProps } from '@salonica/ui/icon-button';
import { SiteHeaderTool } from '@salonica/ui/site-header';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { useAuth } from '../../features/auth/use-auth.ts';
import { ignore } from '../../shared/ignore.ts';
import { paths } from '../../shared/paths.ts';
import styles from './NoticeTool.module.css';

const countPart = late(
  async () => (await import('../../features/notices/NoticeCount.tsx')).NoticeCount,
);

/** The link to the notices; their count is fetched late, once the customer is known. */
function NoticeBell() {
  const { t } = useTranslation('shell');
  const { user, signOut } = useAuth();
  const isKnown = user !== null;
  return (
    <Link
      to={paths.notices}
      {...iconButtonProps({ variant: 'quiet', className: styles['bell'] })}
      data-notices
    >
      <Bell aria-hidden="true" />
      <VisuallyHidden>{t('notices.label')}</VisuallyHidden>
      {isKnown ? (
        <span className={styles['count']}>
          {/* Without a count the bell still links to the notices. */}
          <Late part={countPart} props={{ onAccountDeleted: signOut }} onFailed={ignore} />
        </span>
      ) : null}
    </Link>
  );
}

/** A customer's bell; its space is reserved for a returning one from the first paint. */
export function NoticeTool({ isCustomer }: { readonly isCustomer: boolean }) {
  return (
    <SiteHeaderTool className={isCustomer ? styles['tool'] : styles['expected']}>
      {isCustomer ? <NoticeBell /> : null}
    </SiteHeaderTool>
  );
}
