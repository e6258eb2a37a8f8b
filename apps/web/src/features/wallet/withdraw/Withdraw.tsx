import { Grid } from '@salonica/ui/grid';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { ProfilePage } from '../../../blocks/profile-page.tsx';
import type { OnNotice } from '../notice.ts';
import { useWallet } from '../use-wallet.ts';
import { WalletLoading } from '../WalletLoading.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';

/** Where a customer takes money out of the wallet, and sees what became of it. */
export function Withdraw({ onNotice }: { readonly onNotice: OnNotice }) {
  const { t } = useTranslation('wallet');
  const load = useWallet();
  return (
    <ProfilePage title={t('withdraw.title')} lead={t('withdraw.lead')}>
      {load.phase === 'loading' ? <WalletLoading wait={load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' ? (
        <Grid columns={2} narrowest="l" gap={48}>
          <WithdrawForm balance={load.data.balance} onNotice={onNotice} />
          <div>
            <WithdrawHistory />
          </div>
        </Grid>
      ) : null}
    </ProfilePage>
  );
}
