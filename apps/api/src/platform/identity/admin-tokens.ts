import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { ConfigError } from '../environment.ts';
import { IdentityUnavailableError } from './identity-service.ts';

/** The used parts of a Google service account's key file. */
const keySchema = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});
const answerSchema = v.object({ access_token: v.string(), expires_in: v.number() });

/** The scope of the tokens. */
const scope = 'https://www.googleapis.com/auth/identitytoolkit';
/** Tokens are renewed this long before they expire, in milliseconds. */
const margin = 60_000;

/**
 * Access tokens for the API's own calls to the identity service. The emulator trusts its owner.
 * @param file - the key file of a service account; undefined for the emulator
 * @param now - milliseconds since 1970
 * @throws ConfigError where the file is not a valid key
 */
export function adminTokens(file: string | undefined, now: () => number): () => Promise<string> {
  if (file === undefined) return async () => 'owner';
  const key = readKey(file);
  let known: { token: string; until: number } | undefined;
  return async () => {
    if (known === undefined || known.until <= now()) {
      const { access_token: token, expires_in: seconds } = await fetchToken(key, now());
      known = { token, until: now() + seconds * 1000 - margin };
    }
    return known.token;
  };
}

type Key = v.InferOutput<typeof keySchema>;

function readKey(file: string): Key {
  try {
    return v.parse(keySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The message omits content and cause: both may contain the key.
    throw new ConfigError('IDENTITY_SERVICE_ACCOUNT is the file of a service account key.');
  }
}

/** Requests a token with an assertion signed by the key (RFC 7523). */
async function fetchToken(
  { client_email: issuer, private_key: key, token_uri: url }: Key,
  time: number,
) {
  const seconds = Math.floor(time / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(url)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 600)
    .sign(await importPKCS8(key, 'RS256'));
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return v.parse(answerSchema, await response.json());
  } catch (cause) {
    throw new IdentityUnavailableError('There is no token for the service account.', { cause });
  }
}
