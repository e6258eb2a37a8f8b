import { decodeJwt, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { IdentityUnavailableError } from './identity-service.ts';
import { claimsOf, issuerOf } from './token-claims.ts';
import { TokenRefusedError, type Verifier } from './verifier.ts';

/** How long a response of the emulator is cached, in milliseconds. */
const cachedFor = 5000;
const tokensCached = 1000;

export interface EmulatorVerifierOptions {
  projectId: string;
  /** Address of the emulator, without a trailing slash. */
  identityApi: string;
  now: () => number;
}

/** Accepts the unsigned tokens of the emulator's accounts. For previews and tests only. */
export function createEmulatorVerifier(options: EmulatorVerifierOptions): Verifier {
  const { projectId, identityApi, now } = options;
  const known = new LRUCache<string, true>({
    max: tokensCached,
    ttl: cachedFor,
    ttlResolution: 0,
    perf: { now },
  });

  async function requireAccount(token: string): Promise<void> {
    if (known.has(token)) return;
    const response = await lookUp(identityApi, token);
    if (response.status >= 500) throw new IdentityUnavailableError('The emulator failed.');
    if (!response.ok) throw new TokenRefusedError('The emulator does not know the account.');
    known.set(token, true);
  }

  return {
    async verify(token) {
      const payload = decode(token);
      const time = now();
      if (payload.iss !== issuerOf(projectId) || payload.aud !== projectId) {
        throw new TokenRefusedError('The token was meant for another project.');
      }
      if (payload.exp === undefined || payload.exp * 1000 <= time) {
        throw new TokenRefusedError('The token has expired.');
      }
      const claims = claimsOf(payload, time);
      await requireAccount(token);
      return claims;
    },
  };
}

function decode(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch (cause) {
    throw new TokenRefusedError('This is no token.', { cause });
  }
}

async function lookUp(identityApi: string, token: string): Promise<Response> {
  try {
    return await fetch(`${identityApi}/v1/accounts:lookup?key=emulator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(10_000),
    });
  } catch (cause) {
    throw new IdentityUnavailableError('The identity emulator does not answer.', { cause });
  }
}
