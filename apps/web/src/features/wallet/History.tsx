import { EmptyState } from '@salonica/ui/empty-state';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { TransactionItem } from '@salonica/ui/transaction-list';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '../../domain/wallet.ts';
import { formatDate, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { formatMoneyDifference } from '../../shared/money.ts';
import { PagedRows } from './PagedRows.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useSubjectWords } from './use-subject-words.ts';
import { useTransactions } from './use-wallet.ts';
import styles from './Wallet.module.css';

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { language } = useTranslation('wallet').i18n;
  const wordsOf = useSubjectWords();
  const { subject, at, amount, status } = transaction;
  const date = todayIn(salonTimeZone, at);
  const { title, detail } = wordsOf(subject);
  return (
    <TransactionItem
      title={title}
      detail={detail}
      date={{ text: formatDate(date, language, 'record'), dateTime: date }}
      amount={formatMoneyDifference(amount, language)}
      direction={amount.minor < 0 ? 'out' : 'in'}
      status={<StatusBadge status={status} />}
    />
  );
}

/** All transactions, newest first. */
export function History() {
  const { t } = useTranslation('wallet');
  const list = useTransactions();
  return (
    <Section title={t('history.title')} size="s">
      <PagedRows
        label={t('history.title')}
        list={list}
        skeleton={<Skeleton className={styles['box']} />}
        failed={t('history.failed')}
        empty={<EmptyState title={t('history.empty')} headingLevel={3} />}
      >
        {(transaction) => <Row key={transaction.id} transaction={transaction} />}
      </PagedRows>
    </Section>
  );
}
