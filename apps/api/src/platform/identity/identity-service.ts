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

/** The result of an e-mail change; `gone` where there is no such account. */
export type EmailResult = 'changed' | 'email-taken' | 'invalid' | 'gone';

/** Credentials for the API's own calls, which no visitor's token may make. */
export interface IdentityAdmin {
  projectId: string;
  /** A bearer token. */
  token(): Promise<string>;
}

/** The state of an account, independent of any token. */
export interface IdentityAccount {
  /** Lower case; undefined for an account with a phone number only. */
  email: string | undefined;
  /** Its sign-in methods, such as `password` and `google.com`, in alphabetical order. */
  providers: readonly string[];
  /** Milliseconds since 1970; undefined without a password. */
  passwordChangedAt: number | undefined;
}

/** What the API needs from the identity service. */
export interface IdentityService {
  /** With the API's own credentials: sign-ups of visitors are limited by network. */
  createAccount(account: NewAccount): Promise<AccountResult>;
  /**
   * The account's id where e-mail and password match and the account is enabled, else undefined.
   * @throws IdentityUnavailableError where the service confirms neither
   */
  verifyPassword(email: string, password: string): Promise<string | undefined>;
  /**
   * Deletes the token's account; idempotent.
   * @returns false where the service requires a token of a newer sign-in
   * @throws IdentityUnavailableError where the service cannot do it now
   */
  deleteAccount(token: string): Promise<boolean>;
  /**
   * Undefined for an unknown account.
   * @throws IdentityUnavailableError where the service does not respond
   */
  accountOf(uid: string): Promise<IdentityAccount | undefined>;
  /**
   * Records that the mailbox of the account's address answered; idempotent.
   * @returns false where there is no such account
   * @throws IdentityUnavailableError where the service cannot do it now
   */
  markVerified(uid: string): Promise<boolean>;
  /**
   * Ends the account's sessions that began before a time, in seconds since 1970; idempotent.
   * @throws IdentityUnavailableError where the service cannot do it now
   */
  endSessions(uid: string, before: number): Promise<void>;
  /**
   * Gives the account a verified address and ends its sessions; idempotent.
   * @throws IdentityUnavailableError where the service cannot do it now
   */
  changeEmail(uid: string, email: string): Promise<EmailResult>;
}

/** The identity service did not respond, or not as expected. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';
}

/** Codes for "wrong password"; others, such as throttling, are inconclusive. */
const passwordRefusals = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
];

/** Codes for "invalid token". */
const tokenRefusals = [
  'INVALID_ID_TOKEN',
  'TOKEN_EXPIRED',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'USER_DISABLED',
];

const accountSchema = v.object({ localId: v.pipe(v.string(), v.minLength(1)) });
const foundSchema = v.object({
  users: v.optional(
    v.array(
      v.object({
        email: v.optional(v.pipe(v.string(), v.toLowerCase())),
        passwordUpdatedAt: v.optional(v.number()),
        providerUserInfo: v.optional(v.array(v.object({ providerId: v.string() })), []),
      }),
    ),
    [],
  ),
});
const errorSchema = v.object({ error: v.object({ message: v.string() }) });

/**
 * The identity service's public REST interface, which the emulator also implements.
 * @param api - its address, without a trailing slash
 */
export function createIdentityService(
  api: string,
  apiKey: string,
  admin: IdentityAdmin,
): IdentityService {
  const call = async (method: string, body: Record<string, unknown>) =>
    ask(`accounts:${method}`, { 'x-goog-api-key': apiKey }, { ...body, returnSecureToken: true });

  const manage = async (call: 'accounts' | `accounts:${string}`, body: Record<string, unknown>) => {
    const authorization = `Bearer ${await admin.token()}`;
    return ask(`projects/${admin.projectId}/${call}`, { authorization }, body);
  };

  const ask = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await request(`${api}/v1/${path}`, headers, body);
    const answer = await readJson(response);
    if (response.ok) return { answer };
    const failure = v.safeParse(errorSchema, answer);
    if (response.status >= 500 || !failure.success) {
      throw new IdentityUnavailableError(`The identity service answered ${response.status}.`);
    }
    // "WEAK_PASSWORD : Password should be …": the code comes first.
    return { code: failure.output.error.message.split(' ')[0] ?? '' };
  };

  return {
    async createAccount({ email, password, displayName }) {
      const result = await manage('accounts', { email, password, displayName });
      if ('answer' in result) return { kind: 'created', uid: uidOf(result.answer) };
      switch (result.code) {
        case 'EMAIL_EXISTS':
        case 'DUPLICATE_EMAIL':
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

    async accountOf(uid) {
      const result = await manage('accounts:lookup', { localId: [uid] });
      if ('code' in result) throw unexpected(result.code);
      const [user] = v.parse(foundSchema, result.answer).users;
      return (
        user && {
          email: user.email,
          providers: user.providerUserInfo.map(({ providerId }) => providerId).toSorted(),
          passwordChangedAt: user.passwordUpdatedAt,
        }
      );
    },

    async markVerified(uid) {
      const result = await manage('accounts:update', { localId: uid, emailVerified: true });
      if ('answer' in result) return true;
      if (result.code === 'USER_NOT_FOUND') return false;
      throw unexpected(result.code);
    },

    async endSessions(uid, before) {
      const change = { localId: uid, validSince: String(before) };
      const result = await manage('accounts:update', change);
      if ('code' in result && result.code !== 'USER_NOT_FOUND') throw unexpected(result.code);
    },

    async changeEmail(uid, email) {
      const result = await manage('accounts:update', { localId: uid, email, emailVerified: true });
      if ('answer' in result) return 'changed';
      switch (result.code) {
        case 'EMAIL_EXISTS':
        case 'DUPLICATE_EMAIL':
          return 'email-taken';
        case 'INVALID_EMAIL':
          return 'invalid';
        case 'USER_NOT_FOUND':
          return 'gone';
        default:
          throw unexpected(result.code);
      }
    },
  };
}

const uidOf = (answer: unknown): string => v.parse(accountSchema, answer).localId;

function unexpected(code: string): IdentityUnavailableError {
  return new IdentityUnavailableError(`The identity service answered ${code}.`);
}

async function request(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
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
