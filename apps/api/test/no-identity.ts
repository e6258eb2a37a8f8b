import type { IdentityService } from '../src/identity/identity-service.ts';

/** An identity service that must not be called. */
export const noIdentity: IdentityService = {
  createAccount: () => Promise.reject(new Error('No account was expected.')),
  verifyPassword: () => Promise.reject(new Error('No password was expected.')),
  deleteAccount: () => Promise.reject(new Error('No deletion was expected.')),
  providersOf: () => Promise.reject(new Error('No question was expected.')),
  changeEmail: () => Promise.reject(new Error('No change was expected.')),
};
