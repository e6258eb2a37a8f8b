import type { Verifier } from './verifier.ts';

export type VerifierConfig =
  | { mode: 'live'; projectId: string }
  | { mode: 'emulator'; projectId: string; identityApi: string };

/**
 * Chooses the token verifier once, at start; the content of a token never influences it.
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
