import type { Api, CallName } from '../domain/api.ts';
import { type Failure, ServiceError } from '../domain/failure.ts';

function always<Port extends object>(answer: () => Promise<never>, but: Partial<Port>): Port {
  // Awaiting a port reads `then`, which it must not have.
  const isQuestion = (name: string | symbol) => name !== 'then';
  const answerTo = (name: string | symbol): unknown =>
    name in but ? Reflect.get(but, name) : answer;
  // Untyped here: the port has the type that the caller requests.
  return new Proxy({} as Port, {
    has: (_, name) => isQuestion(name),
    get: (_, name) => (isQuestion(name) ? answerTo(name) : undefined),
  });
}

/**
 * A port that never responds.
 * @param but - the responses that it still gives
 */
export function waiting<Port extends object>(but: Partial<Port> = {}): Port {
  return always(() => new Promise<never>(() => undefined), but);
}

/**
 * A port whose every response is a failure.
 * @param but - the responses that it still gives
 */
export function failing<Port extends object>(
  kind: 'server' | 'offline' = 'server',
  but: Partial<Port> = {},
): Port {
  return always(() => Promise.reject(new ServiceError({ kind })), but);
}

/** A response with this failure. */
export const refusing = (failure: Failure) => (): Promise<never> =>
  Promise.reject(new ServiceError(failure));

const calls = (names: readonly CallName[], answer: () => Promise<never>): Partial<Api> =>
  Object.fromEntries(names.map((name) => [name, answer]));

/**
 * These calls never respond.
 * @example ports: { api: waitingCalls('listAddresses') }
 */
export const waitingCalls = (...names: readonly CallName[]): Partial<Api> =>
  calls(names, () => new Promise<never>(() => undefined));

/** These calls fail as a server does. */
export const failingCalls = (...names: readonly CallName[]): Partial<Api> =>
  calls(names, refusing({ kind: 'server' }));

/** These calls fail as without a network. */
export const offlineCalls = (...names: readonly CallName[]): Partial<Api> =>
  calls(names, refusing({ kind: 'offline' }));
