import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { identityErrorCodes } from '#domain/identity-error-codes.ts';
import { IdentityError } from '#domain/ports/identity-port.ts';
import { toIdentityError } from './to-identity-error.ts';

const codeOf = (code: string) => toIdentityError(new FirebaseError(code, 'words')).code;

describe('toIdentityError', () => {
  it.each(identityErrorCodes)('keeps %s', (code) => {
    expect(codeOf(`auth/${code}`)).toBe(code);
  });

  it.each([
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
    ['auth/requests-from-referer-https://x.example-are-blocked.', 'unauthorized-domain'],
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/invalid-user-token', 'user-token-expired'],
    ['auth/invalid-recipient-email', 'invalid-email'],
    ['auth/missing-app-credential', 'invalid-app-credential'],
    ['auth/missing-verification-id', 'invalid-verification-id'],
    ['auth/no-auth-event', 'invalid-auth-event'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/redirect-cancelled-by-user', 'popup-closed-by-user'],
    ['auth/unauthorized-continue-uri', 'unauthorized-domain'],
    ['auth/unsupported-persistence-type', 'web-storage-unsupported'],
  ])('reads %s as %s', (code, known) => {
    expect(codeOf(code)).toBe(known);
  });

  it.each([new FirebaseError('auth/never-heard-of', 'words'), new TypeError('surprise'), 'text'])(
    'calls anything else unknown: %s',
    (error) => {
      expect(toIdentityError(error).code).toBe('unknown');
    },
  );

  it('keeps the cause', () => {
    const cause = new FirebaseError('auth/timeout', 'words');
    const error = toIdentityError(cause);
    expect(error).toBeInstanceOf(IdentityError);
    expect(error.cause).toBe(cause);
  });

  it('names the codes of the SDK', () => {
    const known = Object.values(AuthErrorCodes) as string[];
    const strangers = identityErrorCodes.filter((code) => !known.includes(`auth/${code}`));
    expect(strangers.toSorted()).toEqual(['missing-email', 'no-password', 'unknown']);
  });
});
