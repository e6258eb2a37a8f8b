import { Panel } from '@salonica/ui/panel';
import { Skeleton, SkeletonGroup } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../blocks/load-failure.tsx';
import { formatDate } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { useWithdrawals } from '../use-wallet.ts';
import type { Withdrawal } from '../wallet-port.ts';
import styles from './Withdraw.module.css';

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('wallet');
  const { amount, method, date, reference, status } = withdrawal;
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['amount']}>{formatMoney(amount, i18n.language)}</p>
        <p className={styles['detail']}>
          {t(`withdraw.methods.${method}.title`)} ·{' '}
          <time dateTime={date}>{formatDate(date, i18n.language, 'record')}</time>
        </p>
        <p className={styles['detail']} translate="no">
          {t('withdraw.reference', { reference })}
        </p>
      </div>
      <StatusBadge status={status} />
    </li>
  );
}

/** Earlier withdrawals, the newest first. */
export function WithdrawHistory() {
  const { t } = useTranslation('wallet');
  const load = useWithdrawals();
  return (
    <Panel title={t('withdraw.history')}>
      {load.phase === 'loading' ? (
        <SkeletonGroup>
          <Skeleton className={styles['box']} />
        </SkeletonGroup>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('withdraw.historyFailed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      {load.phase === 'ready' && load.data.length === 0 ? (
        <p className={styles['detail']}>{t('withdraw.empty')}</p>
      ) : null}
      {load.phase === 'ready' ? (
        <ul role="list" className={styles['rows']}>
          {load.data.map((withdrawal) => (
            <Row key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
