import { FirebaseError } from 'firebase/app';
import { type IdentityErrorCode, identityErrorCodes } from '#domain/identity-error-codes.ts';
import { IdentityError } from '#domain/ports/identity-port.ts';

/** The service's other names for existing codes of the port. */
const synonyms: Readonly<Record<string, IdentityErrorCode>> = {
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'invalid-api-key',
  'invalid-login-credentials': 'invalid-credential',
  'invalid-user-token': 'user-token-expired',
  'invalid-recipient-email': 'invalid-email',
  'missing-app-credential': 'invalid-app-credential',
  'missing-verification-id': 'invalid-verification-id',
  'no-auth-event': 'invalid-auth-event',
  'password-does-not-meet-requirements': 'weak-password',
  'redirect-cancelled-by-user': 'popup-closed-by-user',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'unsupported-persistence-type': 'web-storage-unsupported',
};

function isKnown(code: string): code is IdentityErrorCode {
  return identityErrorCodes.some((known) => known === code);
}

function codeOf(error: unknown): IdentityErrorCode {
  if (!(error instanceof FirebaseError)) return 'unknown';
  const code = error.code.replace(/^auth\//, '');
  // The key is restricted to other sites; the code contains this site's address.
  if (/^requests-from-referer-.*-are-blocked/.test(code)) return 'unauthorized-domain';
  return isKnown(code) ? code : (synonyms[code] ?? 'unknown');
}

/** The port's error for any error of the SDK. */
export function toIdentityError(error: unknown): IdentityError {
  return new IdentityError(codeOf(error), { cause: error });
}
