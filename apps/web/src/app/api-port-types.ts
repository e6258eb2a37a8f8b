import type { Ports } from '../domain/ports/index.ts';
import type { AuthStore } from '../features/auth/auth-store.ts';
import type { RegistrationPort } from '../domain/ports/registration-port.ts';

export type ApiPortName =
  | 'account'
  | 'addresses'
  | 'availability'
  | 'bookings'
  | 'chat'
  | 'favorites'
  | 'homePage'
  | 'letters'
  | 'live'
  | 'notices'
  | 'profile'
  | 'recommendations'
  | 'salons'
  | 'waitlist'
  | 'wallet';

/** What the API host answers. */
export interface ApiPorts extends Pick<Ports, ApiPortName> {
  readonly registration: RegistrationPort;
  /** Another customer asks from now on. */
  readonly changeVisitor: () => void;
}

export interface ApiPortOptions {
  /** Origin of the API host; empty for the origin of the page. */
  readonly host: string;
  readonly apiKey: string;
  /** Language of the server's own messages, asked at every call. */
  readonly language: () => string;
  /** Who asks. */
  readonly auth: () => AuthStore;
}
