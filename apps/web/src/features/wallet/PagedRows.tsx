import { LoadMore } from '@salonica/ui/load-more';
import { Stack } from '@salonica/ui/stack';
import { TransactionList } from '@salonica/ui/transaction-list';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from './use-wallet.ts';

export interface PagedRowsProps {
  readonly label: string;
  readonly list: Omit<PagedList<unknown>, 'load'>;
  /** How many rows there are by now. */
  readonly shown: number;
  readonly children: ReactNode;
}

/** Rows of a list, with the way to the next page. */
export function PagedRows({ label, list, shown, children }: PagedRowsProps) {
  const { t } = useTranslation('wallet');
  const rows = useRef<HTMLUListElement>(null);
  const { hasMore, isLoadingMore, hasFailed, loadMore } = list;
  return (
    <Stack gap={24}>
      <TransactionList ref={rows} aria-label={label}>
        {children}
      </TransactionList>
      {hasMore ? (
        <LoadMore
          list={rows}
          shown={shown}
          total={null}
          hasMore={hasMore}
          busy={isLoadingMore}
          error={hasFailed ? t('moreFailed') : undefined}
          onLoadMore={() => void loadMore()}
        />
      ) : null}
    </Stack>
  );
}
