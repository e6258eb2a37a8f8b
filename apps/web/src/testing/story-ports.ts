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
