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
import { createCustomers, type Customers, type Welcome } from './customers.ts';
import { createGuest, findGuest, newGuestToken } from './guests.ts';
import { requireSameOrigin } from './same-origin.ts';
import { type Claims, TokenRefusedError, type Verifier } from './verifier.ts';

const guestCookie = 'salonica-guest';
const cookiePath = '/api/v1';
/** The maximum lifetime of a cookie in browsers. */
const guestCookieSeconds = 400 * 24 * 60 * 60;

export interface CallerOptions {
  db: Database;
  verifier: Verifier;
  /** The public address of the app; undefined where the address of each call is correct. */
  publicOrigin: string | undefined;
  isHttps: boolean;
  /** Writes sample records for new customers. */
  samples?: SampleWriter | undefined;
}

/** Writes records for a customer who calls for the first time. */
export interface SampleWriter {
  now: () => number;
  write: (tx: Database, actor: CustomerActor, language: Language) => Promise<void>;
}

interface KnownOptions extends CallerOptions {
  customers: Customers;
}

/** Gives handlers access to the caller. */
export function identifyCaller(options: CallerOptions): MiddlewareHandler {
  const known = { ...options, customers: createCustomers(options.db) };
  return async (c, next) => {
    c.set('caller', createCaller(c, known));
    await next();
  };
}

function createCaller(c: Context, options: KnownOptions): Caller {
  const { db, publicOrigin } = options;
  let found: Promise<Actor | null> | undefined;
  return {
    find: () => (found ??= find(c, options)),
    async makeGuest() {
      requireSameOrigin(c, publicOrigin);
      const token = newGuestToken();
      const guest: GuestActor = { kind: 'guest', id: await createGuest(db, token) };
      setCookie(c, guestCookie, token, { ...lasting(options), httpOnly: true, path: cookiePath });
      markGuest(c, options);
      found = Promise.resolve(guest);
      return guest;
    },
  };
}

function lasting({ isHttps }: CallerOptions) {
  return { sameSite: 'Lax', secure: isHttps, maxAge: guestCookieSeconds } as const;
}

function markGuest(c: Context, options: CallerOptions): void {
  setCookie(c, guestMarkCookie, '1', { ...lasting(options), path: '/' });
}

/** Removes the guest from this browser. */
export function clearGuestCookies(c: Context): void {
  deleteCookie(c, guestCookie, { path: cookiePath });
  deleteCookie(c, guestMarkCookie, { path: '/' });
}

async function find(c: Context, options: KnownOptions): Promise<Actor | null> {
  const { db, verifier, publicOrigin } = options;
  const bearer = bearerOf(c);
  const guestToken = getCookie(c, guestCookie);
  if (bearer !== undefined) {
    const claims = await verify(verifier, bearer);
    const actor = await withRetry(db, { uid: claims.uid, token: bearer }, () =>
      customer(c, options, claims),
    );
    if (guestToken !== undefined) {
      await adoptGuest(db, guestToken, actor.id);
      clearGuestCookies(c);
    }
    return actor;
  }
  if (guestToken === undefined) return null;
  const id = await findGuest(db, guestToken);
  if (id === undefined) {
    clearGuestCookies(c);
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
  { customers, samples }: KnownOptions,
  claims: Claims,
): Promise<CustomerActor> {
  const { uid, authTime } = claims;
  const actorWith = (id: string): CustomerActor => ({ kind: 'customer', id, uid, authTime });
  const welcome: Welcome | undefined = samples && {
    now: samples.now,
    greet: (tx, id) => samples.write(tx, actorWith(id), languageOf(c)),
  };
  return actorWith(await customers.of(claims, welcome));
}
