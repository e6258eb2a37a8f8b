import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { Feed } from './Feed.tsx';
import { NoticeList } from './NoticeList.tsx';
import { Preferences } from './Preferences.tsx';

export interface NoticesProps {
  /** A change could not be saved. */
  readonly onFailed: () => void;
  readonly SignInAgain: SignInAgain;
}

/** The customer's notices, notification settings, and calendar feed. */
export function Notices({ onFailed, SignInAgain }: NoticesProps) {
  const { t } = useTranslation('notices');
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <Stack gap={40}>
        <NoticeList onFailed={onFailed} />
        <Preferences onFailed={onFailed} />
        <Feed onFailed={onFailed} SignInAgain={SignInAgain} />
      </Stack>
    </ProfilePage>
  );
}
