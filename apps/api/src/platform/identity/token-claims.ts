import { nameSchema } from '@salonica/contract/typed-text';
import type { JWTPayload } from 'jose';
import * as v from 'valibot';
import { type Claims, TokenRefusedError } from './verifier.ts';

/** Allowed clock difference between two machines. */
export const clockToleranceSeconds = 10;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1));

const payloadSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  email_verified: v.optional(v.boolean(), false),
  /** A name that is none by our rule counts as absent. */
  name: v.fallback(v.optional(nameSchema), undefined),
  firebase: v.optional(v.object({ sign_in_provider: v.optional(v.string()) }), {}),
});

/** The issuer of a project's tokens. */
export const issuerOf = (projectId: string): string =>
  `https://securetoken.google.com/${projectId}`;

/**
 * The claims of a verified token.
 * @throws TokenRefusedError where one is missing or lies in the future
 */
export function claimsOf(payload: JWTPayload, now: number): Claims {
  const result = v.safeParse(payloadSchema, payload);
  if (!result.success) throw new TokenRefusedError('A claim is missing or has another type.');
  const {
    sub,
    iat,
    auth_time: authTime,
    email,
    email_verified: isEmailVerified,
    name,
    firebase: { sign_in_provider: provider },
  } = result.output;
  const latest = now / 1000 + clockToleranceSeconds;
  if (iat > latest || authTime > latest) throw new TokenRefusedError('A token from the future.');
  return { uid: sub, authTime, issuedAt: iat, email, isEmailVerified, name, provider };
}
