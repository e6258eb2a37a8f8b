import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';

export interface CustomerActor {
  kind: 'customer';
  id: string;
  /** The account at the identity service. */
  uid: string;
  /** When the customer last signed in, in seconds since 1970. */
  authTime: number;
  /** The token's address, which may not have answered; undefined without one. */
  email: string | undefined;
}

export interface GuestActor {
  kind: 'guest';
  id: string;
}

/** The caller. */
export type Actor = CustomerActor | GuestActor;

/** Determines the caller, at most once per request, and only if a handler needs it. */
export interface Caller {
  find(): Promise<Actor | null>;
  /** Creates a guest and its cookie. */
  makeGuest(): Promise<GuestActor>;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/** The caller; null for a visitor without an account or a cookie of ours. */
export function actorOf(c: Context): Promise<Actor | null> {
  return c.get('caller').find();
}

/** @throws ApiError 401 for a caller who is not signed in */
export async function requireCustomer(c: Context): Promise<CustomerActor> {
  const actor = await actorOf(c);
  if (actor?.kind !== 'customer') throw new ApiError(401, 'unauthorized');
  return actor;
}

/** For writes without sign-in: a visitor without an identity becomes a guest. */
export const orGuest = (c: Context, actor: Actor | null): Actor | Promise<GuestActor> =>
  actor ?? c.get('caller').makeGuest();
