import { Button } from '@salonica/ui/button';
import { FormMessage } from '@salonica/ui/form';
import { Grid } from '@salonica/ui/grid';
import { Panel } from '@salonica/ui/panel';
import { Stack } from '@salonica/ui/stack';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import type { SignInAgain } from '../../blocks/sign-in-again.ts';
import { needsSignIn } from '../../domain/failure.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useDownload } from './use-account-data.ts';

export interface AccountDataProps {
  /** The browser is saving the file. */
  readonly onDownloaded: () => void;
  /** The deletion is pending or failed. */
  readonly onDeleting: (isUnderWay: boolean) => void;
  /** The account is deleted. */
  readonly onDeleted: () => void;
  readonly SignInAgain: SignInAgain;
}

/** Asks for a recent sign-in first: the file holds everything. */
function DownloadPanel({
  onDownloaded,
  SignInAgain,
}: Pick<AccountDataProps, 'onDownloaded' | 'SignInAgain'>) {
  const { t } = useTranslation('account');
  const download = useDownload();
  const wordsFor = useFailureWords();
  const start = (): void => download.mutate(undefined, { onSuccess: onDownloaded });
  const isAsked = needsSignIn(download.error);
  return (
    <Panel title={t('download.title')}>
      <Stack gap={20} align="start">
        <p>{t('download.text')}</p>
        <p>{t('download.content')}</p>
        <Button
          variant="secondary"
          startIcon={<Download aria-hidden="true" />}
          busy={download.isPending}
          busyLabel={t('download.busy')}
          onClick={start}
        >
          {t('download.submit')}
        </Button>
        <FormMessage>
          {download.error === null || isAsked
            ? null
            : `${t('download.failed')} ${wordsFor(download.error)}`}
        </FormMessage>
      </Stack>
      {isAsked ? <SignInAgain onDone={start} onCancel={download.reset} /> : null}
    </Panel>
  );
}

/** Download and deletion of a customer's data. */
export function AccountData({
  onDownloaded,
  onDeleting,
  onDeleted,
  SignInAgain,
}: AccountDataProps) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <Grid columns={2} narrowest="l" gap={32}>
        <DownloadPanel onDownloaded={onDownloaded} SignInAgain={SignInAgain} />
        <Panel title={t('delete.title')}>
          <Stack gap={20} align="start">
            <p>{t('delete.text')}</p>
            <p>{t('delete.kept')}</p>
            <Button
              variant="destructive"
              startIcon={<Trash2 aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {t('delete.open')}
            </Button>
          </Stack>
        </Panel>
      </Grid>
      {isAsking ? (
        <DeleteAccount
          onClose={() => setAsking(false)}
          onDeleting={onDeleting}
          onDeleted={onDeleted}
          SignInAgain={SignInAgain}
        />
      ) : null}
    </ProfilePage>
  );
}
