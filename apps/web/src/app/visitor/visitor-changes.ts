import type { AuthStore } from '../../features/auth/auth-store.ts';
import { identifyVisitor } from './identify-visitor.ts';

/** The previous and the new customer; null for a guest. */
export interface VisitorChange {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Calls back when the customer changes. The last visit's customer who is still signed in counts as
 * unchanged.
 */
export function onVisitorChange(
  auth: AuthStore,
  listener: (change: VisitorChange) => void,
): () => void {
  let before = identifyVisitor(auth.getView());
  return auth.subscribe(() => {
    const after = identifyVisitor(auth.getView());
    if (after === before) return;
    const change = { before, after };
    before = after;
    listener(change);
  });
}
