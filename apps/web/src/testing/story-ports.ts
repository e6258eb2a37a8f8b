import { ServiceError } from '@salonica/contract/failure';
import { lazyPort } from '../app/lazy-port.ts';

/** A port that never answers. */
export function waiting<Port extends object>(): Port {
  return lazyPort<Port>(() => new Promise<never>(() => undefined));
}

/** A port whose every answer is a failure. */
export function failing<Port extends object>(kind: 'server' | 'offline' = 'server'): Port {
  return lazyPort<Port>(() => Promise.reject(new ServiceError({ kind })));
}

/** A port that knows the answers of one story; whatever else it is asked is a mistake of the story. */
export function answering<Port extends object>(answers: Partial<Port>): Port {
  return lazyPort<Port>(async () => answers as Port);
}
