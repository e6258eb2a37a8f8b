import {
  type UseMutationResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useChange } from '../../blocks/use-change.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Page, Request } from '../../domain/ports/request.ts';
import type {
  Transaction,
  Wallet,
  WalletPort,
  Withdrawal,
} from '../../domain/ports/wallet-port.ts';

const root = ['wallet'];

/** Balance and cards for the screen; follow changes elsewhere. */
export function useWallet(): Load<Wallet> {
  const port = usePort('wallet');
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'overview'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.wallet({ language, signal }),
  });
  useLive([], ({ type }) => {
    if (type === 'wallet.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: root });
    }
  });
  return useLoad(query, queryKey);
}

/** A paged list. */
export interface PagedList<Item> {
  readonly load: Load<readonly Item[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly loadMore: () => Promise<unknown>;
}

function usePages<Item>(
  name: string,
  ask: (port: WalletPort, cursor: string | null, request: Request) => Promise<Page<Item>>,
): PagedList<Item> {
  const port = usePort('wallet');
  const { language } = useTranslation().i18n;
  const queryKey = [...root, name, language];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask(port, pageParam, { language, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page<Item>) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  return {
    load: useLoad(query, queryKey),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    loadMore: () => query.fetchNextPage(),
  };
}

/** All transactions, newest first. */
export function useTransactions(): PagedList<Transaction> {
  return usePages('transactions', (port, cursor, request) => port.transactions(cursor, request));
}

/** Earlier withdrawals, newest first. */
export function useWithdrawals(): PagedList<Withdrawal> {
  return usePages('withdrawals', (port, cursor, request) => port.withdrawals(cursor, request));
}

/** A change of the wallet. */
export function useWalletChange<Input, Output>(
  change: (port: WalletPort, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const port = usePort('wallet');
  return useChange(root, (input: Input) => change(port, input));
}
