import type { AuthPorts } from '../../features/auth/auth-store.ts';
import type { RegistrationPort } from '../../domain/ports/registration-port.ts';
import { createBrowserSessionMemory } from '../../adapters/identity/browser-session-memory.ts';
import { nextTask } from '../../shared/next-task.ts';
import { loadIdleParts } from '../boot/load-idle-parts.ts';

export interface AuthPortOptions {
  readonly registration: RegistrationPort;
  readonly language: () => string;
}

/** The identity service is the biggest part of the app and is fetched last. */
export function createAuthPorts({ registration, language }: AuthPortOptions): AuthPorts {
  return {
    registration,
    memory: createBrowserSessionMemory(),
    async loadEngine() {
      return (await loadIdleParts()).startAuthEngine;
    },
    async loadIdentity() {
      const { openIdentity } = await import('./open-identity.ts');
      // Loading the service, opening it and starting the machine are a task each.
      await nextTask();
      const identity = await openIdentity({ language });
      await nextTask();
      return identity;
    },
  };
}
