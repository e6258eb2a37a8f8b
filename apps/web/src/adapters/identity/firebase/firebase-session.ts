import type { User } from 'firebase/auth';
import type { IdentityUser } from '#domain/ports/identity-port.ts';
import { toIdentityError } from './to-identity-error.ts';

export function toUser({ displayName, email, phoneNumber, photoURL }: User): IdentityUser {
  return { displayName, email, phoneNumber, photoURL };
}

export async function orIdentityError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toIdentityError(error);
  }
}
