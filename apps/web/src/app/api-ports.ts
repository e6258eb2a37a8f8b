import type { RegistrationPort } from '../features/auth/index.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import { lazyPort, once } from './lazy-port.ts';

export interface ApiPorts {
  readonly homePage: HomePagePort;
  readonly registration: RegistrationPort;
}

/** The ports of the API host. The HTTP client and its schemas come with the first call. */
export function createApiPorts(settings: { host: string; apiKey: string }): ApiPorts {
  const api = once(async (): Promise<ApiPorts> => {
    const { createApiClient, createHomePageApi, createRegistrationApi } =
      await import('../adapters/api/index.ts');
    const client = createApiClient(settings);
    return {
      homePage: createHomePageApi(client, settings.host),
      registration: createRegistrationApi(client),
    };
  });
  return {
    homePage: lazyPort(async () => (await api()).homePage),
    registration: lazyPort(async () => (await api()).registration),
  };
}
