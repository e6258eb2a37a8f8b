import type { AuthStore } from '../features/auth/auth-store.ts';
import { whoIs } from './who-is.ts';

/** Who asked until now, and who asks from now on; null for a guest. */
export interface VisitorChange {
  readonly before: string | null;
  readonly after: string | null;
}

/** Calls back when the customer changes. The customer of the last visit who is still signed in is no change. */
export function onVisitorChange(
  auth: AuthStore,
  listener: (change: VisitorChange) => void,
): () => void {
  let before = whoIs(auth.getView());
  return auth.subscribe(() => {
    const after = whoIs(auth.getView());
    if (after === before) return;
    const change = { before, after };
    before = after;
    listener(change);
  });
}
