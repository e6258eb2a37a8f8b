import { guestMarkCookie } from '@salonica/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../database/database.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import type { Language } from '../http/messages.ts';
import { adoptGuest } from './adopt-guest.ts';
import type { Actor, Caller, CustomerActor, GuestActor } from './actor.ts';
import { bearerOf } from './bearer.ts';
import { withRetry } from './retry-deletion.ts';
import { createCustomers, type Customers, type Unverified } from './customers.ts';
import type { IdentityService } from './identity-service.ts';
import { findMember } from './members.ts';
import { createGuest, findGuest, newGuestToken } from './guests.ts';
import { requireSameOrigin } from './same-origin.ts';
import { type Claims, TokenRefusedError, type Verifier } from './verifier.ts';

/**
 * With its prefix no neighbour host and no page below a path can set the cookie; browsers accept the
 * prefix only over https.
 */
const guestCookieOf = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}salonica-guest`;
/** The maximum lifetime of a cookie in browsers. */
const guestCookieSeconds = 400 * 24 * 60 * 60;

/** Asks a mailbox to answer. */
export type AskMailbox = (
  tx: Database,
  customer: Unverified & { language: Language; time: number },
) => Promise<void>;

export interface CallerOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  verifier: Verifier;
  identity: IdentityService;
  /** The public address of the app; undefined where the address of each call is correct. */
  publicOrigin: string | undefined;
  isHttps: boolean;
  /** Writes sample records for new customers. */
  samples?: SampleWriter | undefined;
  /** Runs for new customers whose address has not answered. */
  askMailbox?: AskMailbox | undefined;
}

/** Writes records for a customer who calls for the first time. */
export interface SampleWriter {
  write: (tx: Database, actor: CustomerActor, language: Language) => Promise<void>;
}

interface KnownOptions extends CallerOptions {
  customers: Customers;
}

/** The caller of a request, the same one every time. */
export type CallerOf = (c: Context) => Caller;

export function createCallers(options: CallerOptions): CallerOf {
  const known = { ...options, customers: createCustomers(options) };
  return (c) => {
    let caller = c.get('caller');
    if (caller === undefined) {
      caller = createCaller(c, known);
      c.set('caller', caller);
    }
    return caller;
  };
}

/** Gives handlers access to the caller. */
export function identifyCaller(callerOf: CallerOf): MiddlewareHandler {
  return (c, next) => {
    callerOf(c);
    return next();
  };
}

function createCaller(c: Context, options: KnownOptions): Caller {
  const { db, publicOrigin } = options;
  let found: Promise<Actor | null> | undefined;
  return {
    find: () => (found ??= find(c, options)),
    findMember: (customerId, salonId) => findMember(db, customerId, salonId),
    async makeGuest() {
      requireSameOrigin(c, publicOrigin);
      const token = newGuestToken();
      const guest: GuestActor = { kind: 'guest', id: await createGuest(db, token) };
      setCookie(c, guestCookieOf(options.isHttps), token, { ...lasting(options), httpOnly: true });
      markGuest(c, options);
      found = Promise.resolve(guest);
      return guest;
    },
  };
}

function lasting({ isHttps }: CallerOptions) {
  return { sameSite: 'Lax', secure: isHttps, maxAge: guestCookieSeconds, path: '/' } as const;
}

function markGuest(c: Context, options: CallerOptions): void {
  setCookie(c, guestMarkCookie, '1', lasting(options));
}

/** Removes the guest from this browser. */
export function clearGuestCookies(c: Context, isHttps: boolean): void {
  for (const name of [guestCookieOf(isHttps), guestMarkCookie]) {
    deleteCookie(c, name, { path: '/', secure: isHttps });
  }
}

async function find(c: Context, options: KnownOptions): Promise<Actor | null> {
  const { db, verifier, publicOrigin } = options;
  const bearer = bearerOf(c);
  const guestToken = getCookie(c, guestCookieOf(options.isHttps));
  if (bearer !== undefined) {
    const claims = await verify(verifier, bearer);
    const actor = await withRetry(db, { uid: claims.uid, token: bearer }, () =>
      customer(c, options, claims),
    );
    if (guestToken !== undefined) {
      await adoptGuest(db, guestToken, actor.id);
      clearGuestCookies(c, options.isHttps);
    }
    return actor;
  }
  if (guestToken === undefined) return null;
  const id = await findGuest(db, guestToken);
  if (id === undefined) {
    clearGuestCookies(c, options.isHttps);
    return null;
  }
  requireSameOrigin(c, publicOrigin);
  if (getCookie(c, guestMarkCookie) === undefined) markGuest(c, options);
  return { kind: 'guest', id };
}

async function verify(verifier: Verifier, token: string): Promise<Claims> {
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (error instanceof TokenRefusedError) throw new ApiError(401, 'unauthorized');
    throw error;
  }
}

async function customer(
  c: Context,
  { customers, samples, askMailbox, now }: KnownOptions,
  claims: Claims,
): Promise<CustomerActor> {
  const { uid, authTime, email } = claims;
  const actorWith = (id: string): CustomerActor => ({ kind: 'customer', id, uid, authTime, email });
  const language = languageOf(c);
  return actorWith(
    await customers.of(claims, {
      welcome: samples && { greet: (tx, id) => samples.write(tx, actorWith(id), language) },
      askMailbox:
        askMailbox && ((tx, customer) => askMailbox(tx, { ...customer, language, time: now() })),
    }),
  );
}
