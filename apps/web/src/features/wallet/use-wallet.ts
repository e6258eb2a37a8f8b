import {
  type UseMutationResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api, RequestOf } from '../../domain/api.ts';
import type { Transaction, Wallet, Withdrawal } from '../../domain/wallet.ts';

const root = ['wallet'];

/** Balance and cards for the screen; follow changes elsewhere. */
export function useWallet(): Load<Wallet> {
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'overview'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readWallet({ language, signal }),
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

interface Page {
  readonly nextCursor: string | null;
}

function usePages<Result extends Page, Item>(
  name: string,
  ask: (api: Api, request: RequestOf<'listTransactions'>) => Promise<Result>,
  itemsOf: (answer: Result) => readonly Item[],
): PagedList<Item> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, name, language];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => ask(api, { query: { cursor }, language, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    select: ({ pages }) => pages.flatMap(itemsOf),
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
  return usePages(
    'transactions',
    (api, request) => api.listTransactions(request),
    ({ transactions }) => transactions,
  );
}

/** Earlier withdrawals, newest first. */
export function useWithdrawals(): PagedList<Withdrawal> {
  return usePages(
    'withdrawals',
    (api, request) => api.listWithdrawals(request),
    ({ withdrawals }) => withdrawals,
  );
}

/** A change of the wallet. */
export function useWalletChange<Input, Output>(
  change: (api: Api, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const api = useApi();
  return useChange(root, (input: Input) => change(api, input));
}
