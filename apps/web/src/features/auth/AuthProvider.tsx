import { createContext, type ReactNode, use, useEffect } from 'react';
import type { AuthStore } from './auth-store.ts';

const AuthStoreContext = createContext<AuthStore | null>(null);

export interface AuthProviderProps {
  readonly store: AuthStore;
  readonly children: ReactNode;
}

/** Latest time to restore the session on a public page, in milliseconds. */
const idleTimeoutMs = 4000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, idleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Provides the session, and restores it when the browser is idle. */
export function AuthProvider({ store, children }: AuthProviderProps) {
  useEffect(() => whenIdle(store.restore), [store]);
  return <AuthStoreContext value={store}>{children}</AuthStoreContext>;
}

export function useAuthStore(): AuthStore {
  const store = use(AuthStoreContext);
  if (store === null) throw new Error('AuthProvider is missing.');
  return store;
}
