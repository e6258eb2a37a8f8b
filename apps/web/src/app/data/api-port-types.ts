import type { ServerTime } from '../../domain/ports/clock-port.ts';
import type { Ports } from '../../domain/ports/index.ts';
import type { AuthStore } from '../../features/auth/auth-store.ts';
import type { RegistrationPort } from '../../domain/ports/registration-port.ts';

export type ApiPortName = 'api' | 'homePage' | 'live';

/** The ports of the API host. */
export interface ApiPorts extends Pick<Ports, ApiPortName> {
  readonly registration: RegistrationPort;
  /** The customer changes. */
  readonly changeVisitor: () => void;
}

export interface ApiPortOptions {
  /** Origin of the API host; empty for the page's own origin. */
  readonly host: string;
  readonly apiKey: string;
  /** Language of the server's messages, read at every call. */
  readonly language: () => string;
  /** Called with the time of every response. */
  readonly onServerTime: (time: ServerTime) => void;
  /** The visitor. */
  readonly auth: () => AuthStore;
}
