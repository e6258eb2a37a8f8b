import { createApiClient } from '../../adapters/api/client.ts';
import { createAvailabilityApi } from '../../adapters/api/availability-api.ts';
import { createHomePageApi } from '../../adapters/api/home-page-api.ts';
import { picturesOf } from '../../adapters/api/pictures.ts';
import { createSalonsApi } from '../../adapters/api/salons-api.ts';
import type { Ports } from '../../domain/ports/index.ts';

/** Answers a call of the API in the same process. */
export type AnswerCall = (request: Request) => Promise<Response>;

/** What a page can be rendered with: the same for everybody. */
export type PublicPorts = Pick<Ports, 'availability' | 'homePage' | 'salons'>;

/**
 * The ports of public records without a network between.
 *
 * @param host - origin of the API host, for the addresses of pictures; empty for the origin of the page
 */
export function createPublicPorts(host: string, answer: AnswerCall): PublicPorts {
  const client = createApiClient({
    // A call needs an absolute address; it is never resolved.
    host: 'http://localhost',
    apiKey: '',
    fetch: (input, init) => answer(input instanceof Request ? input : new Request(input, init)),
  });
  return {
    availability: createAvailabilityApi(client),
    homePage: createHomePageApi(client, host),
    salons: createSalonsApi(client, picturesOf(host)),
  };
}
