export { AuthProvider } from './auth-context.tsx';
export { type AuthPorts, type AuthStore, createAuthStore } from './auth-store.ts';
export type { IdentityPort } from './identity-port.ts';
export type { RegistrationPort } from './registration-port.ts';
export { useAuth } from './use-auth.ts';
