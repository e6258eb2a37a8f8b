import { ServiceError } from '../../domain/failure.ts';
import type { MemoryWorld } from './world.ts';

/** Writes of one kind: a key writes once, and a refused attempt may be repeated. */
export function writeOnce<Result>(world: MemoryWorld) {
  const done = new Map<string, { readonly request: string; readonly result: Promise<Result> }>();
  world.onForget(() => done.clear());
  return async (
    key: string,
    content: unknown,
    write: () => Result | Promise<Result>,
  ): Promise<Result> => {
    const request = JSON.stringify(content);
    const before = done.get(key);
    if (before !== undefined) {
      if (before.request === request) return before.result;
      throw new ServiceError({ kind: 'conflict', code: 'key-reused' });
    }
    const result = (async () => write())();
    // Before it ends, so that a concurrent call waits for the same write.
    done.set(key, { request, result });
    try {
      return await result;
    } catch (error) {
      done.delete(key);
      throw error;
    }
  };
}
