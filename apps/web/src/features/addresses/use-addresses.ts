import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Address } from '../../domain/address.ts';
import type { Api } from '../../domain/api.ts';

const root = ['addresses'];

/** The customer's addresses, for the screen. */
export function useAddresses(): Load<readonly Address[]> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, language];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.listAddresses({ language, signal })).addresses,
  });
  return useLoad(query, queryKey);
}

/** A change of the address book. */
export function useAddressChange<Input, Output>(
  change: (api: Api, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const api = useApi();
  return useChange(root, (input: Input) => change(api, input));
}
