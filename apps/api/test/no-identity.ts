import type { IdentityService } from '../src/platform/identity/identity-service.ts';

/** An identity service that must not be called, except to look at the account of a new sign-in. */
export const noIdentity: IdentityService = {
  createAccount: () => Promise.reject(new Error('No account was expected.')),
  verifyPassword: () => Promise.reject(new Error('No password was expected.')),
  deleteAccount: () => Promise.reject(new Error('No deletion was expected.')),
  accountOf: async () => ({ email: undefined, providers: ['password'], passwordChangedAt: 1 }),
  markVerified: () => Promise.reject(new Error('No verification was expected.')),
  endSessions: () => Promise.reject(new Error('No end was expected.')),
  changeEmail: () => Promise.reject(new Error('No change was expected.')),
};
