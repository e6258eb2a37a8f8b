import type { RegistrationPort } from '../features/auth/index.ts';
import type { HomePagePort } from '../features/discovery/index.ts';

export interface ApiPorts {
  readonly homePage: HomePagePort;
  readonly registration: RegistrationPort;
}

/** The ports of the API host. The HTTP client and its schemas come with the first call. */
export function createApiPorts(settings: { host: string; apiKey: string }): ApiPorts {
  const load = async (): Promise<ApiPorts> => {
    const { createApiClient, createHomePageApi, createRegistrationApi } =
      await import('../adapters/api/index.ts');
    const client = createApiClient(settings);
    return { homePage: createHomePageApi(client), registration: createRegistrationApi(client) };
  };
  let loading: Promise<ApiPorts> | null = null;
  const loaded = (): Promise<ApiPorts> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    homePage: {
      fetchHomePage: async (request) => (await loaded()).homePage.fetchHomePage(request),
    },
    registration: {
      registerUser: async (details) => (await loaded()).registration.registerUser(details),
    },
  };
}
