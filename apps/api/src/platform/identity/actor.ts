import { memberRoles, type MemberRole } from '@salonica/contract/v1';
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

/** The right of a customer at a salon's desk. */
export interface Member {
  salonId: string;
  role: MemberRole;
  /** The member's own column; null for one who serves no customers. */
  barberId: string | null;
}

/** The caller. */
export type Actor = CustomerActor | GuestActor;

/** Determines the caller, at most once per request, and only if a handler needs it. */
export interface Caller {
  find(): Promise<Actor | null>;
  /** Creates a guest and its cookie. */
  makeGuest(): Promise<GuestActor>;
  /** The right of a customer at a salon, read at every call; undefined without one. */
  findMember(customerId: string, salonId: string): Promise<Member | undefined>;
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

/** Whether a role may do what needs at least another one. */
export const hasRole = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(least);

/**
 * The caller's right at a salon.
 * @throws ApiError 404 for a customer without one, 403 where the role has less than the least one
 */
export async function requireMember(
  c: Context,
  customer: CustomerActor,
  salonId: string,
  least: MemberRole,
): Promise<Member> {
  const member = await c.get('caller').findMember(customer.id, salonId);
  // The same as for a salon that does not exist.
  if (member === undefined) throw new ApiError(404, 'not-found');
  if (!hasRole(member.role, least)) throw new ApiError(403, 'forbidden');
  return member;
}
