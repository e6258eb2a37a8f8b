export { AuthProvider } from './auth-context.tsx';
export { type AuthPorts, type AuthStore, type AuthView, createAuthStore } from './auth-store.ts';
export type { IdentityPort } from '../../domain/ports/identity-port.ts';
export type { RegistrationPort } from '../../domain/ports/registration-port.ts';
export { useAuth } from './use-auth.ts';
