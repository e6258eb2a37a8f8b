import type * as Api from '../adapters/api/index.ts';
import { ServiceError } from '../domain/failure.ts';
import type { Ports } from '../domain/ports/index.ts';
import type { RegistrationPort } from '../features/auth/index.ts';
import { lazyLive } from './lazy-live.ts';
import { lazyPort, once } from './lazy-port.ts';

export type ApiPortName =
  | 'addresses'
  | 'availability'
  | 'bookings'
  | 'favorites'
  | 'homePage'
  | 'live'
  | 'recommendations'
  | 'salons';

/** What the API host answers. */
export interface ApiPorts extends Pick<Ports, ApiPortName> {
  readonly registration: RegistrationPort;
  /** Somebody else asks from now on. */
  readonly changeVisitor: () => void;
}

export interface ApiPortOptions {
  /** Origin of the API host; empty for the origin of the page. */
  readonly host: string;
  readonly apiKey: string;
  /** Language of the server's own messages, asked at every call. */
  readonly language: () => string;
  readonly token: () => Promise<string | null>;
  readonly onTokenRefused: () => void;
}

/** Code that does not arrive is a network that is missed, as for any other call. */
async function arriving<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (cause) {
    throw new ServiceError({ kind: 'offline' }, { cause });
  }
}

/** The ports of the API host. The HTTP client comes with the first call, each adapter with the first of its own. */
export function createApiPorts({ language, ...settings }: ApiPortOptions): ApiPorts {
  const base = once(async () => {
    const { createApiClient, picturesOf } = await arriving(import('../adapters/api/index.ts'));
    return { client: createApiClient(settings), pictures: picturesOf(settings.host) };
  });
  /** An adapter on the one client. */
  const port = <Module, Port extends object>(
    load: () => Promise<Module>,
    create: (module: Module, client: Api.ApiClient, pictures: Api.Pictures) => Port,
  ): Port =>
    lazyPort<Port>(
      once(async () => {
        const [module, { client, pictures }] = await Promise.all([arriving(load()), base()]);
        return create(module, client, pictures);
      }),
    );
  const openLive = once(async () => {
    const [{ createLiveApi }, { pageVisibility }, { client }] = await Promise.all([
      arriving(import('../adapters/api/live-api.ts')),
      arriving(import('../adapters/browser/page-visibility.ts')),
      base(),
    ]);
    return createLiveApi({ client, visibility: pageVisibility });
  });
  let isLive = false;
  return {
    homePage: port(
      () => import('../adapters/api/home-page-api.ts'),
      ({ createHomePageApi }, client) => createHomePageApi(client, settings.host),
    ),
    registration: port(
      () => import('../adapters/api/registration-api.ts'),
      ({ createRegistrationApi }, client) => createRegistrationApi(client, language),
    ),
    salons: port(
      () => import('../adapters/api/salons-api.ts'),
      ({ createSalonsApi }, client, pictures) => createSalonsApi(client, pictures),
    ),
    availability: port(
      () => import('../adapters/api/availability-api.ts'),
      ({ createAvailabilityApi }, client) => createAvailabilityApi(client),
    ),
    bookings: port(
      () => import('../adapters/api/bookings-api.ts'),
      ({ createBookingsApi }, client, pictures) => createBookingsApi(client, pictures),
    ),
    favorites: port(
      () => import('../adapters/api/favorites-api.ts'),
      ({ createFavoritesApi }, client, pictures) => createFavoritesApi(client, pictures, language),
    ),
    addresses: port(
      () => import('../adapters/api/addresses-api.ts'),
      ({ createAddressesApi }, client) => createAddressesApi(client, language),
    ),
    recommendations: port(
      () => import('../adapters/api/recommendations-api.ts'),
      ({ createRecommendationsApi }, client, pictures) =>
        createRecommendationsApi(client, pictures),
    ),
    live: lazyLive(() => {
      isLive = true;
      return openLive();
    }),
    changeVisitor() {
      if (isLive)
        void openLive().then(
          ({ reopen }) => reopen(),
          () => undefined,
        );
    },
  };
}
