import { type Call, v1Calls } from '@salonica/contract/v1/calls';
import type { Api, CallOptions, DeferrableName } from '../../domain/api.ts';
import { overriding } from '../../shared/overriding.ts';
import type { PendingWrites } from './pending-writes.ts';

interface AnyRequest extends CallOptions {
  readonly idempotencyKey?: string;
}

/**
 * The same calls, but deferrable writes wait for the network and for a new sign-in. Every attempt
 * has the key of the first.
 */
export function withPendingWrites(api: Api, { run }: Pick<PendingWrites, 'run'>): Api {
  const deferred = (name: DeferrableName) => (request: AnyRequest) => {
    const { idempotencyKey: id = crypto.randomUUID(), returnTo } = request;
    const write = { id, name, ...(returnTo === undefined ? {} : { returnTo }) };
    // The request belongs to the call of this name.
    const send = api[name] as (request: AnyRequest) => Promise<unknown>;
    return run(write, () => send(request));
  };
  const names = Object.entries<Call>(v1Calls).flatMap(([name, { isDeferrable }]) =>
    isDeferrable === true ? [name as DeferrableName] : [],
  );
  return overriding(api, Object.fromEntries(names.map((name) => [name, deferred(name)])));
}
