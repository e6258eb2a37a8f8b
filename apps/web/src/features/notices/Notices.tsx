import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../blocks/profile-page.tsx';
import { Feed } from './feed.tsx';
import { NoticeList } from './notice-list.tsx';
import { Preferences } from './preferences.tsx';

export interface NoticesProps {
  /** A change could not be kept. */
  readonly onFailed: () => void;
}

/** What the customer was told, what they want to be told, and their calendar for other programs. */
export function Notices({ onFailed }: NoticesProps) {
  const { t } = useTranslation('notices');
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <Stack gap={40}>
        <NoticeList onFailed={onFailed} />
        <Preferences onFailed={onFailed} />
        <Feed onFailed={onFailed} />
      </Stack>
    </ProfilePage>
  );
}
