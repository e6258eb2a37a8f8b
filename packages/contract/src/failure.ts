/** Everything that can go wrong with a call, whatever stands behind the port. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'unauthorized'; message?: string }
  | { kind: 'not-found'; message?: string }
  | { kind: 'conflict'; message?: string }
  | { kind: 'invalid'; message?: string; fields: Record<string, string> }
  | { kind: 'server'; message?: string };

/** The one error that adapters throw. */
export class ServiceError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failureMessage(failure) ?? failure.kind, options);
    this.name = 'ServiceError';
    this.failure = failure;
  }
}

/** The server's sentence, where there is one. */
export function failureMessage(failure: Failure): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}
