import { Avatar } from '@salonica/ui/avatar';
import { Badge } from '@salonica/ui/badge';
import { Button, buttonProps } from '@salonica/ui/button';
import { BadgeCheck, Crown, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './Profile.module.css';
import { ProfileStats } from './ProfileStats.tsx';
import { ProfileTiles } from './ProfileTiles.tsx';

export interface ProfileUser {
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
}

export interface ProfileProps {
  readonly user: ProfileUser | null;
  readonly onSignOut: () => void;
}

export function Profile({ user, onSignOut }: ProfileProps) {
  const { t } = useTranslation('profile');
  if (user === null) {
    return (
      <div className={styles['nobody']}>
        <p>{t('noUser')}</p>
        <Link to={paths.signIn} {...buttonProps()}>
          {t('signIn')}
        </Link>
      </div>
    );
  }
  const name = user.displayName ?? t('unnamed');
  return (
    <>
      <header className={styles['header']}>
        <div className={styles['person']}>
          {/* Without a photo the address gives the letter, whatever the name is. */}
          <Avatar
            name={user.email ?? name}
            src={user.photoURL}
            size={104}
            loading="eager"
            decorative
          />
          <div className={styles['words']}>
            <h1 className={styles['name']}>{name}</h1>
            <p className={styles['email']} translate="no">
              {user.email ?? user.phoneNumber}
            </p>
            <p className={styles['badges']}>
              <Badge tone="wine" icon={<Crown aria-hidden="true" />}>
                {t('premium')}
              </Badge>
              <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
                {t('verified')}
              </Badge>
            </p>
          </div>
          <div className={styles['garden']} />
          <Button
            variant="secondary"
            startIcon={<LogOut aria-hidden="true" />}
            className={styles['signOut']}
            onClick={onSignOut}
          >
            {t('signOut')}
          </Button>
        </div>
      </header>
      <div className={styles['body']}>
        <ProfileStats />
        <ProfileTiles />
      </div>
    </>
  );
}
