import { runtimeConfigPath, runtimeConfigSchema } from '@salonica/contract';
import * as v from 'valibot';
import { createFirebaseIdentity } from '../adapters/identity/firebase/firebase-identity.ts';
import { createTokenSync } from '../adapters/identity/token-sync.ts';
import type { IdentityPort } from '../features/auth/index.ts';
import { log } from '../shared/log.ts';

/** Opens the identity service that the runtime configuration names. */
export async function openIdentity(options: { language: () => string }): Promise<IdentityPort> {
  const answer = await fetch(runtimeConfigPath, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${runtimeConfigPath} answered ${answer.status}`);
  const { identity, tokenSyncUrl } = v.parse(runtimeConfigSchema, await answer.json());
  const tokenSync =
    tokenSyncUrl === undefined
      ? undefined
      : createTokenSync({
          url: tokenSyncUrl,
          fetch: (...call) => fetch(...call),
          now: () => Date.now(),
          onProblem: (problem) => log.warn('The session was not shared with the server.', problem),
        });
  return createFirebaseIdentity({ ...identity, ...options, tokenSync });
}
