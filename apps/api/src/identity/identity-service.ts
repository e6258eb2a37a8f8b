import * as v from 'valibot';

export interface NewAccount {
  email: string;
  password: string;
  displayName: string;
}

export type AccountResult =
  | { kind: 'created'; uid: string }
  | { kind: 'email-taken' }
  | { kind: 'invalid'; field: 'identity' | 'password' };

/** What registration needs from the identity service. */
export interface IdentityService {
  createAccount(account: NewAccount): Promise<AccountResult>;
  /**
   * The account's id where e-mail and password belong together and the account may be used, else undefined.
   *
   * @throws IdentityUnavailableError where the service says neither
   */
  verifyPassword(email: string, password: string): Promise<string | undefined>;
  /**
   * Deletes the account whose token it is; again, it does nothing.
   *
   * @returns false where the service wants to see a token of a newer sign-in
   * @throws IdentityUnavailableError where the service does not do it now
   */
  deleteAccount(token: string): Promise<boolean>;
}

/** The identity service did not answer, or not as it should. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';
}

/** All that means "not with this password"; anything else, such as throttling, says nothing about it. */
const passwordRefusals = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
];

/** All that means "not with this token". */
const tokenRefusals = [
  'INVALID_ID_TOKEN',
  'TOKEN_EXPIRED',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'USER_DISABLED',
];

const accountSchema = v.object({ localId: v.pipe(v.string(), v.minLength(1)) });
const errorSchema = v.object({ error: v.object({ message: v.string() }) });

/**
 * The identity service's public REST interface, which the emulator speaks as well.
 *
 * @param api - its address, without a trailing slash
 */
export function createIdentityService(api: string, apiKey: string): IdentityService {
  const call = async (method: string, body: Record<string, unknown>) => {
    const response = await request(`${api}/v1/accounts:${method}`, apiKey, body);
    const answer = await readJson(response);
    if (response.ok) return { answer };
    const failure = v.safeParse(errorSchema, answer);
    if (response.status >= 500 || !failure.success) {
      throw new IdentityUnavailableError(`The identity service answered ${response.status}.`);
    }
    // "WEAK_PASSWORD : Password should be …": the code stands first.
    return { code: failure.output.error.message.split(' ')[0] ?? '' };
  };

  return {
    async createAccount({ email, password, displayName }) {
      const result = await call('signUp', { email, password, displayName });
      if ('answer' in result) return { kind: 'created', uid: uidOf(result.answer) };
      switch (result.code) {
        case 'EMAIL_EXISTS':
          return { kind: 'email-taken' };
        case 'INVALID_EMAIL':
          return { kind: 'invalid', field: 'identity' };
        case 'WEAK_PASSWORD':
        case 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS':
          return { kind: 'invalid', field: 'password' };
        default:
          throw unexpected(result.code);
      }
    },

    async verifyPassword(email, password) {
      const result = await call('signInWithPassword', { email, password });
      if ('answer' in result) return uidOf(result.answer);
      if (passwordRefusals.includes(result.code)) return undefined;
      throw unexpected(result.code);
    },

    async deleteAccount(idToken) {
      const result = await call('delete', { idToken });
      if ('answer' in result || result.code === 'USER_NOT_FOUND') return true;
      if (tokenRefusals.includes(result.code)) return false;
      throw unexpected(result.code);
    },
  };
}

const uidOf = (answer: unknown): string => v.parse(accountSchema, answer).localId;

function unexpected(code: string): IdentityUnavailableError {
  return new IdentityUnavailableError(`The identity service answered ${code}.`);
}

async function request(url: string, apiKey: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ ...Object(body), returnSecureToken: true }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (cause) {
    throw new IdentityUnavailableError('The identity service does not answer.', { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new IdentityUnavailableError('The identity service did not answer in JSON.', { cause });
  }
}
