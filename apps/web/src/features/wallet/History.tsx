import { EmptyState } from '@salonica/ui/empty-state';
import { TransactionItem, TransactionList } from '@salonica/ui/transaction-list';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/dates.ts';
import { formatMoneyDifference } from '../../shared/money.ts';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './Wallet.module.css';
import type { Transaction } from './wallet-port.ts';

/** Every movement of money, the newest first. */
export function History({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t, i18n } = useTranslation('wallet');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles['heading']}>
        {t('history.title')}
      </h2>
      {transactions.length === 0 ? (
        <EmptyState title={t('history.empty')} headingLevel={3} />
      ) : (
        <TransactionList aria-labelledby="history">
          {transactions.map(({ id, title, description, date, amount, status }) => (
            <TransactionItem
              key={id}
              title={title}
              detail={description}
              date={{ text: formatDate(date, i18n.language, 'record'), dateTime: date }}
              amount={formatMoneyDifference(amount, i18n.language)}
              direction={amount.minor < 0 ? 'out' : 'in'}
              status={<StatusBadge status={status} />}
            />
          ))}
        </TransactionList>
      )}
    </section>
  );
}
