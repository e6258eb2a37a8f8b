import { EmptyState } from '@salonica/ui/empty-state';
import { Section } from '@salonica/ui/section';
import { TransactionItem, TransactionList } from '@salonica/ui/transaction-list';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/dates.ts';
import { formatMoneyDifference } from '../../shared/money.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { Transaction } from '../../domain/ports/wallet-port.ts';

/** Every movement of money, the newest first. */
export function History({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t, i18n } = useTranslation('wallet');
  return (
    <Section title={t('history.title')} size="s">
      {transactions.length === 0 ? (
        <EmptyState title={t('history.empty')} headingLevel={3} />
      ) : (
        <TransactionList aria-label={t('history.title')}>
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
    </Section>
  );
}
