import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { WayIn } from '../../domain/ports/identity-port.ts';
import styles from './Details.module.css';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { EmailSection } from './EmailSection.tsx';
import { NameForm } from './NameForm.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import type { ProfileUser } from './Profile.tsx';
import { usePicture, useProfile } from './use-profile.ts';

/** Describes what was saved. */
export type DetailsSaved = 'name' | 'picture' | 'removed' | 'asked' | 'cancelled';

export interface DetailsProps {
  readonly user: ProfileUser;
  /** The account's sign-in methods; null until known. */
  readonly ways: readonly WayIn[] | null;
  readonly onSaved: (what: DetailsSaved) => void;
  readonly SignInAgain: SignInAgain;
}

/** The customer's picture, name and address. */
export function Details({ user, ways, onSaved, SignInAgain }: DetailsProps) {
  const { t } = useTranslation('profile');
  const profile = useProfile();
  const picture = usePicture();
  return (
    <ProfilePage title={t('details.title')} lead={t('details.lead')}>
      <div className={styles['root']}>
        {profile.phase === 'loading' ? (
          <Waiting text={t('details.loading')} isSlow={profile.isSlow} retry={profile.retry}>
            <Skeleton className={styles['box']} />
          </Waiting>
        ) : null}
        {profile.phase === 'failed' ? (
          <LoadFailure
            title={t('details.failed')}
            headingLevel={2}
            reason={profile.reason}
            retry={profile.retry}
          />
        ) : null}
        {profile.phase === 'ready' ? (
          <Stack gap={40}>
            <PictureEditor
              name={user.email ?? profile.data.name ?? t('unnamed')}
              src={picture ?? user.photoURL}
              isOwn={profile.data.picture !== null}
              onSaved={() => onSaved('picture')}
              onRemoved={() => onSaved('removed')}
            />
            <NameForm
              name={profile.data.name ?? user.displayName ?? ''}
              onSaved={() => onSaved('name')}
            />
            <EmailSection
              email={profile.data.email}
              isVerified={profile.data.isEmailVerified}
              change={profile.data.emailChange}
              ways={ways}
              onAsked={() => onSaved('asked')}
              onCancelled={() => onSaved('cancelled')}
              SignInAgain={SignInAgain}
            />
          </Stack>
        ) : null}
      </div>
    </ProfilePage>
  );
}
