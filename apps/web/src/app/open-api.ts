import { guestMarkCookie } from '@salonica/contract';
import { createAccountApi } from '../adapters/api/account-api.ts';
import { createApi } from '../adapters/api/api.ts';
import { createBookingsApi } from '../adapters/api/bookings-api.ts';
import { createHomePageApi } from '../adapters/api/home-page-api.ts';
import { createApiClient, picturesOf } from '../adapters/api/index.ts';
import { createLettersApi } from '../adapters/api/letters-api.ts';
import { createLiveApi, type LiveApi } from '../adapters/api/live-api.ts';
import { createNoticesApi } from '../adapters/api/notices-api.ts';
import { createProfileApi } from '../adapters/api/profile-api.ts';
import { createRegistrationApi } from '../adapters/api/registration-api.ts';
import { createVisitsApi } from '../adapters/api/visits-api.ts';
import { createWaitlistApi } from '../adapters/api/waitlist-api.ts';
import { createWalletApi } from '../adapters/api/wallet-api.ts';
import { hasCookie } from '../adapters/browser/has-cookie.ts';
import { pageVisibility } from '../adapters/browser/page-visibility.ts';
import { joinTabs } from '../adapters/browser/tab-group.ts';
import type { ApiPortOptions, ApiPorts } from './api-port-types.ts';
import { tokenOf } from './token.ts';
import { identifyVisitor } from './identify-visitor.ts';

/** The ports on one client. */
export interface OpenApi extends Omit<ApiPorts, 'live' | 'changeVisitor'> {
  /** Opens no stream before the first watcher. */
  readonly live: LiveApi;
}

/** The HTTP client and its adapters, loaded in one file with the first call. */
export function openApi({ host, apiKey, language, auth }: ApiPortOptions): OpenApi {
  const client = createApiClient({
    host,
    apiKey,
    token: () => tokenOf(auth()),
    // The cookies of another host cannot be read.
    mayBeGuest: () => host !== '' || hasCookie(guestMarkCookie),
    language,
    onTokenRefused: () => auth().expire(),
    onAccountDeleted: () => auth().signOut(),
  });
  const pictures = picturesOf(host);
  return {
    account: createAccountApi(client, language),
    api: createApi(client, host),
    bookings: createBookingsApi(client, pictures),
    homePage: createHomePageApi(client, host),
    letters: createLettersApi(client, language),
    live: createLiveApi({
      client,
      visibility: pageVisibility,
      tabs: joinTabs,
      visitor: () => identifyVisitor(auth().getView()),
    }),
    notices: createNoticesApi(client, host, language),
    profile: createProfileApi(client, language),
    registration: createRegistrationApi(client, language),
    visits: createVisitsApi(client, pictures),
    waitlist: createWaitlistApi(client, pictures),
    wallet: createWalletApi(client, host, language),
  };
}
