/** What a verified token says of its holder. */
export interface Claims {
  uid: string;
  /** When the holder last signed in, in seconds since 1970. */
  authTime: number;
  /** Lower case; undefined for an account that has a phone number only. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

/** Tells whose token it is. */
export interface Verifier {
  /**
   * @throws TokenRefusedError for a token that proves nothing
   * @throws IdentityUnavailableError where nobody can tell
   */
  verify(token: string): Promise<Claims>;
}

/** The token is forged, expired, or meant for somebody else. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}

export type VerifierConfig =
  | { mode: 'live'; projectId: string }
  | { mode: 'emulator'; projectId: string; identityApi: string };

/**
 * Decides once, at start, who vouches for tokens; what a token says of itself never does.
 *
 * @param now - milliseconds since 1970
 */
export async function createVerifier(config: VerifierConfig, now: () => number): Promise<Verifier> {
  if (config.mode === 'live') {
    const { createLiveVerifier, googleKeys } = await import('./live-verifier.ts');
    return createLiveVerifier({ ...config, keys: googleKeys(), now });
  }
  const { createEmulatorVerifier } = await import('./emulator-verifier.ts');
  return createEmulatorVerifier({ ...config, now });
}
