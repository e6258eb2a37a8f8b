import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../blocks/use-change.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { usePort } from '../../blocks/ports.tsx';
import type { Wallet, WalletPort, Withdrawal } from '../../domain/ports/wallet-port.ts';

const root = ['wallet'];

/** Balance, cards and history, as the screen shows them. */
export function useWallet(): Load<Wallet> {
  const port = usePort('wallet');
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'overview', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.wallet({ language, signal }),
  });
  return useLoad(query, queryKey);
}

export function useWithdrawals(): Load<readonly Withdrawal[]> {
  const port = usePort('wallet');
  const { language } = useTranslation().i18n;
  const queryKey = [...root, 'withdrawals', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.withdrawals({ language, signal }),
  });
  return useLoad(query, queryKey);
}

/** A change of the wallet. */
export function useWalletChange<Input, Output>(
  change: (port: WalletPort, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const port = usePort('wallet');
  return useChange(root, (input: Input) => change(port, input));
}
