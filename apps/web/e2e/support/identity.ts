import { randomUUID } from 'node:crypto';
import { appUrl, identityProject, identityUrl } from './stack.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** A separate customer for this test. */
export function newPerson(name = 'Maria Papadopoulou'): Account {
  const id = randomUUID().slice(0, 8);
  return { email: `maria.${id}@salonica.example`, password: `ploumisti-${id}`, name };
}

async function emulator(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${identityUrl}/${path}`, {
    ...init,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The identity emulator refused ${path}: ${response.status}`);
  return answer;
}

/** Creates an account directly in the identity emulator. */
export async function createAccount(person: Account = newPerson()): Promise<Account> {
  await emulator('identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({
      email: person.email,
      password: person.password,
      displayName: person.name,
    }),
  });
  return person;
}

/** The entries of a remembered session: keys and values of its local storage. */
export type Session = Readonly<Record<string, string>>;

let apiKey: Promise<string> | undefined;

/** The storage key of the app's, and so the identity SDK's, sessions. */
function knownApiKey(): Promise<string> {
  apiKey ??= fetch(`${appUrl}/config.json`).then(async (response) => {
    const { identity } = (await response.json()) as { identity: { apiKey: string } };
    return identity.apiKey;
  });
  return apiKey;
}

type SignIn = Readonly<Record<'localId' | 'idToken' | 'refreshToken' | 'expiresIn', string>>;

async function signIn({ email, password }: Account): Promise<SignIn> {
  const key = await knownApiKey();
  return (await emulator(
    `identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  )) as SignIn;
}

/** A token for calls of the API. */
export const tokenOf = async (account: Account): Promise<string> => (await signIn(account)).idToken;

/** As if the link in the mail had been followed. */
export async function verifyEmail(account: Account): Promise<void> {
  const { localId } = await signIn(account);
  await emulator(`identitytoolkit.googleapis.com/v1/projects/${identityProject}/accounts:update`, {
    method: 'POST',
    body: JSON.stringify({ localId, emailVerified: true }),
  });
}

/**
 * Signs a customer in without the form. If the session is invalid, the SDK drops it and the page is
 * signed out.
 */
export async function openSession(account: Account): Promise<Session> {
  const { email, name } = account;
  const key = await knownApiKey();
  const { localId, idToken, refreshToken, expiresIn } = await signIn(account);
  const user = {
    uid: localId,
    email,
    displayName: name,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName: name }],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey: key,
    appName: '[DEFAULT]',
  };
  return {
    [`firebase:authUser:${key}:[DEFAULT]`]: JSON.stringify(user),
    'salonica.session': JSON.stringify({ email, displayName: name }),
  };
}

interface MailedLink {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** The links that the identity service would have mailed to a customer, latest last. */
export async function mailedLinks(email: string): Promise<MailedLink[]> {
  const { oobCodes } = (await emulator(`emulator/v1/projects/${identityProject}/oobCodes`)) as {
    oobCodes: MailedLink[];
  };
  return oobCodes.filter((link) => link.email === email);
}

/** The latest code that the identity service would have sent to a phone. */
export async function sentCode(phoneNumber: string): Promise<string> {
  const { verificationCodes } = (await emulator(
    `emulator/v1/projects/${identityProject}/verificationCodes`,
  )) as { verificationCodes: { phoneNumber: string; code: string }[] };
  const sent = verificationCodes.findLast((known) => known.phoneNumber === phoneNumber);
  if (sent === undefined) throw new Error(`No code was sent to ${phoneNumber}.`);
  return sent.code;
}
