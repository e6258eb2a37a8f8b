import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from './link.tsx';
import { paths } from '../shared/paths.ts';
import page from './page.module.css';
import styles from './profile-page.module.css';

export interface ProfilePageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of every page below the profile: the way back, a title, and the page. */
export function ProfilePage({ title, lead, children }: ProfilePageProps) {
  const { t } = useTranslation('common');
  return (
    <div className={page['root']}>
      <Link to={paths.profile} className={styles['back']}>
        <ChevronLeft aria-hidden="true" />
        {t('profile')}
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      {lead === undefined ? null : <p className={page['lead']}>{lead}</p>}
      <div className={page['body']}>{children}</div>
    </div>
  );
}
