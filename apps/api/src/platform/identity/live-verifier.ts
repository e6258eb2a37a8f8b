import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { IdentityUnavailableError } from './identity-service.ts';
import { claimsOf, clockToleranceSeconds, issuerOf } from './token-claims.ts';
import { TokenRefusedError, type Verifier } from './verifier.ts';

/** The only algorithm of Google's ID tokens; the token's own header is ignored. */
const algorithms = ['RS256'];

const googleKeySet =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Google's public keys, fetched on first use and when a new one appears. */
export const googleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(googleKeySet));

export interface LiveVerifierOptions {
  projectId: string;
  keys: JWTVerifyGetKey;
  now: () => number;
}

/** Accepts ID tokens that Google signed for the project. */
export function createLiveVerifier({ projectId, keys, now }: LiveVerifierOptions): Verifier {
  return {
    async verify(token) {
      const time = now();
      try {
        const { payload } = await jwtVerify(token, orUnavailable(keys), {
          algorithms,
          issuer: issuerOf(projectId),
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate: new Date(time),
          clockTolerance: clockToleranceSeconds,
        });
        return claimsOf(payload, time);
      } catch (cause) {
        if (cause instanceof IdentityUnavailableError) throw cause;
        throw new TokenRefusedError('The token does not hold.', { cause });
      }
    },
  };
}

/** Distinguishes unavailable keys, which are not the token's fault, from a token without a key. */
function orUnavailable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      const isOfToken =
        cause instanceof errors.JWKSNoMatchingKey ||
        cause instanceof errors.JWKSMultipleMatchingKeys ||
        cause instanceof errors.JOSENotSupported;
      if (isOfToken) throw cause;
      throw new IdentityUnavailableError('The keys of the identity service cannot be had.', {
        cause,
      });
    }
  };
}
