/** The verified claims of a token. */
export interface Claims {
  uid: string;
  /** When the holder last signed in, in seconds since 1970. */
  authTime: number;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
  /** Lower case; undefined for an account that has a phone number only. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
  /** The method of this sign-in, such as `password`; undefined where the token does not name it. */
  provider?: string | undefined;
}

/** Verifies a token. */
export interface Verifier {
  /**
   * @throws TokenRefusedError for an invalid token
   * @throws IdentityUnavailableError where the token cannot be verified
   */
  verify(token: string): Promise<Claims>;
}

/** The token is forged, expired, or issued for another project. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}
