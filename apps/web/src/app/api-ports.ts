import type { Ports } from '../domain/ports/index.ts';
import type { AuthStore, RegistrationPort } from '../features/auth/index.ts';
import { arriving } from './arriving.ts';
import { lazyLive } from './lazy-live.ts';
import { lazyPort, once } from './lazy-port.ts';
import type { OpenApi } from './open-api.ts';

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
  /** Who asks. */
  readonly auth: () => AuthStore;
}

/** The ports of the API host. What they are made of comes with the first call. */
export function createApiPorts(options: ApiPortOptions): ApiPorts {
  const api = once(async () => (await arriving(import('./open-api.ts'))).openApi(options));
  const port = <Name extends Exclude<keyof OpenApi, 'openLive'>>(name: Name): OpenApi[Name] =>
    lazyPort<OpenApi[Name]>(async () => (await api())[name]);
  let isLive = false;
  const openLive = async () => (await api()).openLive();
  return {
    addresses: port('addresses'),
    availability: port('availability'),
    bookings: port('bookings'),
    favorites: port('favorites'),
    homePage: port('homePage'),
    recommendations: port('recommendations'),
    registration: port('registration'),
    salons: port('salons'),
    live: lazyLive(() => {
      isLive = true;
      return openLive();
    }),
    changeVisitor() {
      if (!isLive) return;
      void openLive().then(
        ({ reopen }) => reopen(),
        () => undefined,
      );
    },
  };
}
