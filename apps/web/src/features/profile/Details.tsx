import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import styles from './Details.module.css';
import { NameForm } from './NameForm.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import type { ProfileUser } from './Profile.tsx';
import { usePicture, useProfile } from './use-profile.ts';

/** What was saved. */
export type DetailsSaved = 'name' | 'picture' | 'removed';

export interface DetailsProps {
  readonly user: ProfileUser;
  readonly onSaved: (what: DetailsSaved) => void;
}

/** Name and picture of the customer. */
export function Details({ user, onSaved }: DetailsProps) {
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
          </Stack>
        ) : null}
      </div>
    </ProfilePage>
  );
}
