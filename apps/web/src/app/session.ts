import { ServiceError } from '../domain/failure.ts';
import { IdentityError } from '../domain/ports/identity-port.ts';
import type { AuthStore, AuthView } from '../features/auth/index.ts';

/** What one customer is told from another by. */
export function nameOf(user: {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}): string | null {
  return user.email ?? user.phoneNumber;
}

/** Who is signed in, or seems to be until the identity service has spoken; null for nobody. */
export function whoIs({ status, user, hint }: AuthView): string | null {
  const known = user ?? (status === 'resolving' ? hint : null);
  return known === null ? null : nameOf(known);
}

/** Resolves once the identity service has said whether somebody is signed in. */
async function settled(auth: AuthStore): Promise<AuthView> {
  await auth.start();
  if (auth.getView().isUnavailable) throw new ServiceError({ kind: 'offline' });
  return new Promise((resolve) => {
    const look = (): void => {
      const view = auth.getView();
      if (view.status === 'resolving') return;
      stop();
      resolve(view);
    };
    const stop = auth.subscribe(look);
    look();
  });
}

const signedOutCodes: readonly string[] = ['user-token-expired', 'user-disabled', 'user-not-found'];

function asServiceError(cause: unknown): ServiceError {
  const isSignedOut = cause instanceof IdentityError && signedOutCodes.includes(cause.code);
  return new ServiceError({ kind: isSignedOut ? 'unauthorized' : 'offline' }, { cause });
}

/**
 * The token of whoever is signed in; null for a guest. Nobody waits for the identity service who was not signed in
 * before. Rejects with a `ServiceError`.
 */
export async function tokenOf(auth: AuthStore): Promise<string | null> {
  if (whoIs(auth.getView()) === null) return null;
  const { status } = await settled(auth);
  if (status === 'signed-out') return null;
  try {
    return await (await auth.identity()).getIdToken();
  } catch (error) {
    throw asServiceError(error);
  }
}
