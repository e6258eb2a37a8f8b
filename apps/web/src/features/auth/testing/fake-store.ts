import type { IdentityPort } from '#domain/ports/identity-port.ts';
import type { SessionHint } from '#domain/ports/session-memory-port.ts';
import { createAuthStore } from '../auth-store.ts';
import { FakeEffects } from './fake-effects.ts';
import { loadEngine } from './load-engine.ts';

interface FakeStoreOptions {
  /** The stored hint of the last session. @default null */
  readonly hint?: SessionHint | null;
  /** @default the identity of the effects */
  readonly loadIdentity?: () => Promise<IdentityPort>;
}

/** An auth store on fake effects, in a browser that stores nothing. */
export function fakeStore(options: FakeStoreOptions = {}) {
  const effects = new FakeEffects();
  const { hint = null, loadIdentity = async () => effects.identity } = options;
  const auth = createAuthStore({
    loadEngine,
    loadIdentity,
    registration: effects.registration,
    memory: {
      readHint: () => hint,
      writeHint: () => undefined,
      clearHint: () => undefined,
      onStartElsewhere: () => undefined,
      announceEnd: () => undefined,
      onEndElsewhere: () => undefined,
    },
  });
  return { effects, auth };
}
