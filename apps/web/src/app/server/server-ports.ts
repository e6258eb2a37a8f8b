import { createApi } from '../../adapters/api/api.ts';
import { createApiClient } from '../../adapters/api/client.ts';
import { createHomePageApi } from '../../adapters/api/home-page-api.ts';
import type { Ports } from '../../domain/ports/index.ts';

/** Calls the API in the same process. */
export type HandleCall = (request: Request) => Promise<Response>;

/** The ports for rendering pages: public data only. */
export type PublicPorts = Pick<Ports, 'api' | 'homePage'>;

/**
 * The ports of public records without a network.
 * @param host - origin of the API host, for picture URLs; empty for the page's own origin
 */
export function createPublicPorts(host: string, answer: HandleCall): PublicPorts {
  const client = createApiClient({
    // A call needs an absolute URL; it is never resolved.
    host: 'http://localhost',
    documentHost: host,
    apiKey: '',
    fetch: (input, init) => answer(input instanceof Request ? input : new Request(input, init)),
  });
  return {
    api: createApi(client, host),
    homePage: createHomePageApi(client, host),
  };
}
