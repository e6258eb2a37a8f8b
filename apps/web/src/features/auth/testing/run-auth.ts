import { createActor, SimulatedClock } from 'xstate';
import { provideEffects, toAuthState } from '../auth-engine.ts';
import { IdentityError, type IdentityErrorCode } from '#domain/ports/identity-port.ts';
import { credentials, eleni, FakeEffects, registration } from './fake-effects.ts';

/** A running machine with controlled clock and results. */
export function runAuth() {
  const effects = new FakeEffects();
  const clock = new SimulatedClock();
  const actor = createActor(provideEffects(effects), { clock });
  actor.on('*', (fact) => effects.facts.push(fact));
  actor.start();
  return {
    effects,
    clock,
    send: actor.send.bind(actor),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    state: () => toAuthState(actor.getSnapshot()),
  };
}

export function signedOut() {
  const auth = runAuth();
  auth.effects.report(null);
  return auth;
}

export function signedIn() {
  const auth = runAuth();
  auth.effects.report(eleni);
  auth.effects.facts.length = 0;
  return auth;
}

export const email = { type: 'email.submit', ...credentials, remember: true } as const;
export const google = { type: 'google.choose', remember: false } as const;
export const register = { type: 'registration.submit', ...registration } as const;

export const refusal = (code: IdentityErrorCode) => new IdentityError(code);
