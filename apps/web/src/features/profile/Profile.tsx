import { Avatar } from '@salonica/ui/avatar';
import { Badge } from '@salonica/ui/badge';
import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { ProfileHeader } from '@salonica/ui/profile-header';
import { Stack } from '@salonica/ui/stack';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MailWarning from 'lucide-react/icons/mail-exclamation-point';
import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import type { Load } from '../../blocks/use-load.ts';
import type { ProfileFigures } from '../../domain/profile.ts';
import { ProfileStats } from './ProfileStats.tsx';
import { type ProfileFacts, ProfileTiles } from './ProfileTiles.tsx';

export interface ProfileUser {
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
}

export interface ProfileProps {
  readonly user: ProfileUser | null;
  /** Whether the mailbox of the address answered; undefined while unknown, and without one. */
  readonly isVerified?: boolean | undefined;
  readonly figures: Load<ProfileFigures>;
  /** The known facts of its parts. */
  readonly facts?: ProfileFacts | undefined;
  readonly onSignOut: () => void;
}

export function Profile({ user, isVerified, figures, facts, onSignOut }: ProfileProps) {
  const { t } = useTranslation('profile');
  if (user === null) {
    return (
      <Container before="l" after="l">
        <Stack gap={20} align="center">
          <p>{t('noUser')}</p>
          <Link to={paths.signIn} {...buttonProps()}>
            {t('signIn')}
          </Link>
        </Stack>
      </Container>
    );
  }
  const name = user.displayName ?? t('unnamed');
  return (
    <>
      <ProfileHeader
        name={name}
        detail={<span translate="no">{user.email ?? user.phoneNumber}</span>}
        // Without a photo the e-mail address provides the initial, for any name.
        avatar={
          <Avatar name={user.email ?? name} src={user.photoURL} size={104} eager decorative />
        }
        badges={
          <>
            <Badge tone="wine" icon={<Crown aria-hidden="true" />}>
              {t('premium')}
            </Badge>
            {isVerified === true ? (
              <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
                {t('verified')}
              </Badge>
            ) : null}
            {isVerified === false ? (
              <Badge tone="warning" icon={<MailWarning aria-hidden="true" />}>
                {t('unverified')}
              </Badge>
            ) : null}
          </>
        }
        scene={<span className={vignette['bistro']} />}
        actions={
          <Button
            variant="secondary"
            size="s"
            startIcon={<LogOut aria-hidden="true" />}
            onClick={onSignOut}
          >
            {t('signOut')}
          </Button>
        }
      />
      <Container before="s" after="l">
        <Stack gap={40}>
          <ProfileStats figures={figures} />
          <ProfileTiles facts={facts} />
        </Stack>
      </Container>
    </>
  );
}
