import { BalanceCard } from '@salonica/ui/balance-card';
import { BrandMark } from '@salonica/ui/brand-mark';
import { Button, buttonProps } from '@salonica/ui/button';
import { Grid } from '@salonica/ui/grid';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import Banknote from 'lucide-react/icons/banknote';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { formatMoney } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import { AddMoneyDialog } from './AddMoneyDialog.tsx';
import { History } from './History.tsx';
import type { OnToast } from '../../shared/toast.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { useWallet } from './use-wallet.ts';
import { WalletLoading } from './WalletLoading.tsx';
import type { Wallet as WalletRecord } from '../../domain/wallet.ts';

export interface WalletProps {
  /** Name of the customer, for the card. */
  readonly holder: string | null;
  readonly onToast: OnToast;
}

function Content({ wallet, holder, onToast }: WalletProps & { readonly wallet: WalletRecord }) {
  const { t, i18n } = useTranslation('wallet');
  const [isAdding, setAdding] = useState(false);
  const { balance, methods, cardFields } = wallet;
  const add = (): void => {
    if (methods.length === 0) onToast({ tone: 'danger', title: t('add.noMethod') });
    else setAdding(true);
  };
  return (
    <Stack gap={64}>
      {cardFields === null ? <Note tone="warning">{t('off')}</Note> : null}
      <Grid columns={2} narrowest="l">
        <BalanceCard
          label={t('balance')}
          amount={formatMoney(balance, i18n.language)}
          holder={holder ?? undefined}
          mark={<BrandMark size={28} />}
          actions={
            <>
              {cardFields === null ? null : (
                <Button startIcon={<Plus aria-hidden="true" />} onClick={add}>
                  {t('add.open')}
                </Button>
              )}
              <Link
                to={paths.profileSection('withdraw')}
                {...buttonProps({ variant: 'secondary' })}
              >
                <Banknote aria-hidden="true" />
                {t('withdraw.open')}
              </Link>
            </>
          }
        />
        <PaymentMethods methods={methods} cardFields={cardFields} onToast={onToast} />
      </Grid>
      <History />
      {isAdding ? (
        <AddMoneyDialog methods={methods} onClose={() => setAdding(false)} onToast={onToast} />
      ) : null}
    </Stack>
  );
}

/** A customer's balance, cards and transactions. */
export function Wallet(props: WalletProps) {
  const { t } = useTranslation('wallet');
  const load = useWallet();
  return (
    <ProfilePage title={t('title')}>
      {load.phase === 'loading' ? <WalletLoading wait={load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' ? <Content wallet={load.data} {...props} /> : null}
    </ProfilePage>
  );
}
