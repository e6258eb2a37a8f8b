import { createApiClient, picturesOf } from '../adapters/api/index.ts';
import type { LiveApi } from '../adapters/api/live-api.ts';
import { arriving } from './arriving.ts';
import type { ApiPortOptions, ApiPorts } from './api-port-types.ts';
import { lazyPort, once } from './lazy-port.ts';
import { tokenOf } from './token.ts';

/** The ports on one client. */
export interface OpenApi extends Omit<ApiPorts, 'live' | 'changeVisitor'> {
  readonly openLive: () => Promise<LiveApi>;
}

/** The HTTP client, and the adapters that come with the first call of their own. */
export function openApi({ host, apiKey, language, auth }: ApiPortOptions): OpenApi {
  const client = createApiClient({
    host,
    apiKey,
    token: () => tokenOf(auth()),
    onTokenRefused: () => auth().expire(),
  });
  const pictures = picturesOf(host);
  const port = <Module, Port extends object>(
    load: () => Promise<Module>,
    create: (module: Module) => Port,
  ): Port => lazyPort<Port>(once(async () => create(await arriving(load()))));
  return {
    homePage: port(
      () => import('../adapters/api/home-page-api.ts'),
      ({ createHomePageApi }) => createHomePageApi(client, host),
    ),
    registration: port(
      () => import('../adapters/api/registration-api.ts'),
      ({ createRegistrationApi }) => createRegistrationApi(client, language),
    ),
    salons: port(
      () => import('../adapters/api/salons-api.ts'),
      ({ createSalonsApi }) => createSalonsApi(client, pictures),
    ),
    availability: port(
      () => import('../adapters/api/availability-api.ts'),
      ({ createAvailabilityApi }) => createAvailabilityApi(client),
    ),
    bookings: port(
      () => import('../adapters/api/bookings-api.ts'),
      ({ createBookingsApi }) => createBookingsApi(client, pictures),
    ),
    favorites: port(
      () => import('../adapters/api/favorites-api.ts'),
      ({ createFavoritesApi }) => createFavoritesApi(client, pictures, language),
    ),
    addresses: port(
      () => import('../adapters/api/addresses-api.ts'),
      ({ createAddressesApi }) => createAddressesApi(client, language),
    ),
    recommendations: port(
      () => import('../adapters/api/recommendations-api.ts'),
      ({ createRecommendationsApi }) => createRecommendationsApi(client, pictures),
    ),
    openLive: once(async () => {
      const [{ createLiveApi }, { pageVisibility }] = await Promise.all([
        arriving(import('../adapters/api/live-api.ts')),
        arriving(import('../adapters/browser/page-visibility.ts')),
      ]);
      return createLiveApi({ client, visibility: pageVisibility });
    }),
  };
}
