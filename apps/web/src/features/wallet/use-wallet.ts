import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useWalletSettings } from './wallet-context.tsx';
import type { Wallet, WalletPort, Withdrawal } from './wallet-port.ts';

const root = ['wallet'];

/** Balance, cards and history, as the screen shows them. */
export function useWallet(): Load<Wallet> {
  const { port } = useWalletSettings();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'overview', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.wallet({ language, signal }),
  });
  return useLoad(query, queryKey);
}

export function useWithdrawals(): Load<readonly Withdrawal[]> {
  const { port } = useWalletSettings();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'withdrawals', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.withdrawals({ language, signal }),
  });
  return useLoad(query, queryKey);
}

/** A change of the wallet; what is on the screen is asked for anew once it is done. */
export function useWalletChange<Input, Output>(
  change: (port: WalletPort, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const { port } = useWalletSettings();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(port, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  });
}
