import { guestMarkCookie } from '@salonica/contract';
import { createApi } from '../../adapters/api/api.ts';
import { createHomePageApi } from '../../adapters/api/home-page-api.ts';
import { createApiClient } from '../../adapters/api/client.ts';
import { createLiveApi, type LiveApi } from '../../adapters/api/live-api.ts';
import { createRegistrationApi } from '../../adapters/api/registration-api.ts';
import { hasCookie } from '../../adapters/browser/has-cookie.ts';
import { pageVisibility } from '../../adapters/browser/page-visibility.ts';
import { joinTabs } from '../../adapters/browser/tab-group.ts';
import type { ApiPortOptions, ApiPorts } from './api-port-types.ts';
import { tokenOf } from '../visitor/token.ts';
import { identifyVisitor } from '../visitor/identify-visitor.ts';

/** The ports on one client. */
export interface OpenApi extends Omit<ApiPorts, 'live' | 'changeVisitor'> {
  /** Opens no stream before the first watcher. */
  readonly live: LiveApi;
}

/** The HTTP client and its adapters, loaded in one file with the first call. */
export function openApi({ host, apiKey, language, onServerTime, auth }: ApiPortOptions): OpenApi {
  const client = createApiClient({
    host,
    apiKey,
    token: () => tokenOf(auth()),
    // The cookies of another host cannot be read.
    mayBeGuest: () => host !== '' || hasCookie(guestMarkCookie),
    language,
    onTokenRefused: () => auth().expire(),
    onAccountDeleted: () => auth().signOut(),
    onServerTime,
  });
  return {
    api: createApi(client, host),
    homePage: createHomePageApi(client, host),
    live: createLiveApi({
      client,
      visibility: pageVisibility,
      tabs: joinTabs,
      visitor: () => identifyVisitor(auth().getView()),
    }),
    registration: createRegistrationApi(client, language),
  };
}
