import type { Api } from '../domain/api.ts';
import { usePort } from './PortsProvider.tsx';

/**
 * Every call of the API.
 * @example const { addresses } = await useApi().listAddresses({ language, signal });
 */
export function useApi(): Api {
  return usePort('api');
}
