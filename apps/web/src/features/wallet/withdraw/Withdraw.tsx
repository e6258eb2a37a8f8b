import { Grid } from '@salonica/ui/grid';
import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import { ProfilePage } from '#blocks/ProfilePage.tsx';
import { Waiting } from '#blocks/Waiting.tsx';
import type { OnToast } from '#shared/toast.ts';
import { useWallet } from '../use-wallet.ts';
import styles from './Withdraw.module.css';
import type { SignInAgain } from '#blocks/sign-in-again.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';

/** Skeletons of the form and the history. */
function WithdrawSkeleton({
  isSlow,
  retry,
}: {
  readonly isSlow: boolean;
  readonly retry: () => void;
}) {
  const { t } = useTranslation('wallet');
  return (
    <Waiting text={t('loading')} isSlow={isSlow} retry={retry}>
      <Grid columns={2} narrowest="l" gap={48}>
        <Skeleton className={styles['form']} />
        <Skeleton className={styles['history']} />
      </Grid>
    </Waiting>
  );
}

export interface WithdrawProps {
  readonly onToast: OnToast;
  readonly SignInAgain: SignInAgain;
}

/** Withdrawals from the wallet, with their states. */
export function Withdraw({ onToast, SignInAgain }: WithdrawProps) {
  const { t } = useTranslation('wallet');
  const load = useWallet();
  return (
    <ProfilePage title={t('withdraw.title')} lead={t('withdraw.lead')}>
      {load.phase === 'loading' ? (
        <WithdrawSkeleton isSlow={load.isSlow} retry={load.retry} />
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' ? (
        <Grid columns={2} narrowest="l" gap={48}>
          <WithdrawForm balance={load.data.balance} onToast={onToast} SignInAgain={SignInAgain} />
          <div>
            <WithdrawHistory />
          </div>
        </Grid>
      ) : null}
    </ProfilePage>
  );
}
