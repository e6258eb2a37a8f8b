import { randomUUID } from 'node:crypto';
import { guestMarkCookie } from '@salonica/contract';
import { inject } from 'vitest';
import { createApi } from '../src/adapters/api/api.ts';
import { createApiClient } from '../src/adapters/api/client.ts';
import { createHomePageApi } from '../src/adapters/api/home-page-api.ts';
import { createLiveApi } from '../src/adapters/api/live-api.ts';
import { alone } from '../src/shared/tab-group.ts';

/** Sends like a browser: with cookies and an `Origin` header. */
function browserFetch(cookies: Map<string, string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', inject('api'));
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (kept !== '') request.headers.set('cookie', kept);
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

/** Creates an account; returns its token. */
async function newAccount(): Promise<string> {
  const name = randomUUID().slice(0, 8);
  return askIdentity('accounts:signUp', {
    email: `${name}@salonica.example`,
    password: 'long-enough',
    displayName: name,
    returnSecureToken: true,
  });
}

/** Creates an account whose address Google has verified; returns its token. */
async function newGoogleAccount(email: string): Promise<string> {
  const idToken = JSON.stringify({ sub: randomUUID(), email, email_verified: true });
  return askIdentity('accounts:signInWithIdp', {
    postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    requestUri: inject('identity'),
    returnSecureToken: true,
  });
}

async function askIdentity(call: string, request: object): Promise<string> {
  const answer = await fetch(
    `${inject('identity')}/identitytoolkit.googleapis.com/v1/${call}?key=demo-api-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  return idToken;
}

/** The payment provider's id of a valid card. */
export async function cardToken(): Promise<string> {
  const answer = await fetch(`${inject('api')}/payment-fields/cards`, {
    method: 'POST',
    body: JSON.stringify({
      number: '4242424242424242',
      expiry: { month: 9, year: 2039 },
      code: '123',
    }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** A new visitor, with all ports of the API: a guest, until they sign in. */
export function newVisitor() {
  let token: string | null = null;
  const cookies = new Map<string, string>();
  const host = inject('api');
  const client = createApiClient({
    host,
    apiKey: 'salonica-preview-key',
    token: async () => token,
    mayBeGuest: () => cookies.has(guestMarkCookie),
    fetch: browserFetch(cookies),
  });
  const live = createLiveApi({
    client,
    visibility: { isHidden: () => false, onChange: () => () => undefined },
    tabs: alone,
    visitor: () => null,
  });
  return {
    ports: {
      api: createApi(client, host),
      homePage: createHomePageApi(client, host),
      live,
    },
    /** Creates an account and signs in. */
    async signIn() {
      token = await newAccount();
      live.reopen();
    },
    /** Creates an account with a verified address, and signs in. */
    async signInWithGoogle(email: string) {
      token = await newGoogleAccount(email);
      live.reopen();
    },
    /** Signs in with an account that exists. */
    async signInAs(email: string, password: string) {
      const account = { email, password, returnSecureToken: true };
      token = await askIdentity('accounts:signInWithPassword', account);
      live.reopen();
    },
    signOut() {
      token = null;
      live.reopen();
    },
  };
}
