import { Panel } from '@salonica/ui/panel';
import { Skeleton } from '@salonica/ui/skeleton';
import { TransactionItem } from '@salonica/ui/transaction-list';
import { useTranslation } from 'react-i18next';
import { formatDate, salonTimeZone, todayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { PagedRows } from '../PagedRows.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useWithdrawals } from '../use-wallet.ts';
import type { Withdrawal } from '#domain/wallet.ts';
import styles from './Withdraw.module.css';

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('wallet');
  const { amount, method, at, reference, status } = withdrawal;
  const date = todayIn(salonTimeZone, at);
  return (
    <TransactionItem
      title={t(`withdraw.methods.${method}.title`)}
      detail={t('withdraw.reference', { reference })}
      date={{ text: formatDate(date, i18n.language, 'record'), dateTime: date }}
      amount={formatMoney(amount, i18n.language)}
      direction="out"
      messages={{ spent: t('amount') }}
      status={<StatusBadge status={status} />}
    />
  );
}

/** Earlier withdrawals, newest first. */
export function WithdrawHistory() {
  const { t } = useTranslation('wallet');
  const list = useWithdrawals();
  return (
    <Panel title={t('withdraw.history')}>
      <PagedRows
        label={t('withdraw.history')}
        list={list}
        skeleton={<Skeleton className={styles['box']} />}
        failed={t('withdraw.historyFailed')}
        empty={<p>{t('withdraw.empty')}</p>}
      >
        {(withdrawal) => <Row key={withdrawal.id} withdrawal={withdrawal} />}
      </PagedRows>
    </Panel>
  );
}
