import { createFirebaseIdentity } from '../../adapters/identity/firebase/firebase-identity.ts';
import { createTokenSync } from '../../adapters/identity/token-sync.ts';
import type { IdentityPort } from '../../domain/ports/identity-port.ts';
import { log } from '../../shared/log.ts';
import { readRuntimeConfig } from '../boot/runtime-config.ts';

/** Opens the identity service of the runtime configuration. */
export async function openIdentity(options: { language: () => string }): Promise<IdentityPort> {
  const { identity, phoneSignIn, tokenSyncUrl } = await readRuntimeConfig();
  const tokenSync =
    tokenSyncUrl === undefined
      ? undefined
      : createTokenSync({
          url: tokenSyncUrl,
          fetch: (...call) => fetch(...call),
          now: () => Date.now(),
          onProblem: (problem) => log.warn('The session was not shared with the server.', problem),
        });
  return createFirebaseIdentity({ ...identity, ...options, phoneSignIn, tokenSync });
}
