import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../blocks/use-change.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { AddressesPort, SavedAddress } from '../../domain/ports/addresses-port.ts';

const root = ['addresses'];

/** The customer's addresses, for the screen. */
export function useAddresses(): Load<readonly SavedAddress[]> {
  const port = usePort('addresses');
  const { language } = useTranslation().i18n;
  const queryKey = [...root, language];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => port.list({ language, signal }) });
  return useLoad(query, queryKey);
}

/** A change of the address book. */
export function useAddressChange<Input, Output>(
  change: (port: AddressesPort, input: Input) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const port = usePort('addresses');
  return useChange(root, (input: Input) => change(port, input));
}
