import { ServiceError } from '../../domain/failure.ts';
import { IdentityError } from '../../domain/ports/identity-port.ts';
import type { AuthStore, AuthView } from '../../features/auth/auth-store.ts';
import { identifyVisitor } from './identify-visitor.ts';

/** Resolves once the identity service has reported whether a customer is signed in. */
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
 * The token of the signed-in customer; null for a guest. A visitor who was signed out last time does not wait for the
 * identity service. Rejects with a `ServiceError`.
 */
export async function tokenOf(auth: AuthStore): Promise<string | null> {
  if (identifyVisitor(auth.getView()) === null) return null;
  const { status } = await settled(auth);
  if (status === 'signed-out') return null;
  try {
    return await (await auth.identity()).getIdToken();
  } catch (error) {
    throw asServiceError(error);
  }
}
