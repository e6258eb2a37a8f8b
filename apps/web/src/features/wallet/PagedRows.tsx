import { LoadMore } from '@salonica/ui/load-more';
import { SkeletonGroup } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { TransactionList } from '@salonica/ui/transaction-list';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import type { PagedList } from './use-wallet.ts';

export interface PagedRowsProps<Item> {
  readonly label: string;
  readonly list: PagedList<Item>;
  /** The fallback while the first page is loading. */
  readonly skeleton: ReactNode;
  /** Title of the failure. */
  readonly failed: string;
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that is loading, failed, empty, or has rows and a link to the next page. */
export function PagedRows<Item>({ list, skeleton, failed, empty, ...rows }: PagedRowsProps<Item>) {
  const { load } = list;
  switch (load.phase) {
    case 'loading':
      return <SkeletonGroup>{skeleton}</SkeletonGroup>;
    case 'failed':
      return (
        <LoadFailure title={failed} headingLevel={3} reason={load.reason} retry={load.retry} />
      );
    default:
      return load.data.length === 0 ? empty : <Rows list={list} items={load.data} {...rows} />;
  }
}

interface RowsProps<Item> extends Pick<PagedRowsProps<Item>, 'label' | 'list' | 'children'> {
  readonly items: readonly Item[];
}

function Rows<Item>({ label, list, items, children }: RowsProps<Item>) {
  const { t } = useTranslation('wallet');
  const rows = useRef<HTMLUListElement>(null);
  const { hasMore, isLoadingMore, hasFailed, loadMore } = list;
  return (
    <Stack gap={24}>
      <TransactionList ref={rows} aria-label={label}>
        {items.map(children)}
      </TransactionList>
      {hasMore ? (
        <LoadMore
          list={rows}
          shown={items.length}
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
