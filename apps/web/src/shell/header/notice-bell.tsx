import { iconButtonProps } from '@salonica/ui/icon-button';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { Bell } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { useAuth } from '../../features/auth/index.ts';
import { again } from '../../shared/again.ts';
import { paths } from '../../shared/paths.ts';
import styles from './notice-bell.module.css';

/** The way to the notices; their count is fetched once the customer is known, and comes after everything else. */
export function NoticeBell() {
  const { t } = useTranslation('shell');
  const isKnown = useAuth().user !== null;
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isKnown || Count !== null) return undefined;
    let isWanted = true;
    again(() => import('../../features/notices/notice-count.tsx')).then(
      ({ NoticeCount }) => {
        if (isWanted) setCount(() => NoticeCount);
      },
      // The bell leads to the notices without a count, too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isKnown, Count]);
  return (
    <Link
      to={paths.notices}
      {...iconButtonProps({ variant: 'quiet', className: styles['bell'] })}
      data-notices
    >
      <Bell aria-hidden="true" />
      <VisuallyHidden>{t('notices.label')}</VisuallyHidden>
      {isKnown && Count !== null ? (
        <span className={styles['count']}>
          <Count />
        </span>
      ) : null}
    </Link>
  );
}
