import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import { inTurns } from '../database/in-turns.ts';
import { ApiError } from '../http/api-error.ts';
import { refuseClosed } from './closed-accounts.ts';
import { transact } from '../database/transact.ts';
import { type CustomerRow, findCustomers, storeCustomer } from './customer-rows.ts';
import { endOtherAccess, hasEnded } from './end-access.ts';
import type { IdentityAccount, IdentityService } from './identity-service.ts';
import type { Claims } from './verifier.ts';

/**
 * Prepares a new customer at the first call; runs once for each, in the transaction that stores the
 * customer.
 */
export interface Welcome {
  greet: (tx: Database, customerId: string) => Promise<void>;
}

/** A customer whose address has not answered yet. */
export interface Unverified {
  customerId: string;
  email: string;
}

export interface CustomersOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  identity: Pick<IdentityService, 'accountOf' | 'endSessions'>;
}

export interface FirstCall {
  /** Writes sample records. */
  welcome?: Welcome | undefined;
  /** Asks the mailbox of a new customer to answer. */
  askMailbox?: ((tx: Database, customer: Unverified) => Promise<void>) | undefined;
}

/** The customers of a database. */
export interface Customers {
  /**
   * The customer of an account; stored at the first call, with the account's current e-mail from
   * then on.
   * @throws ApiError 401 for an account that was deleted, and for a session that has ended
   * @throws IdentityUnavailableError where a new sign-in cannot be compared with earlier ones
   */
  of(claims: Claims, first?: FirstCall): Promise<string>;
}

export function createCustomers({ db, now, identity }: CustomersOptions): Customers {
  const findTogether = inTurns((uids: readonly string[]) => findCustomers(db, uids), 2);
  return {
    async of(claims, first = {}) {
      const { uid } = claims;
      const known = (await findTogether([uid])).get(uid);
      if (known !== undefined) {
        requireSession(known, claims);
        if (!hasNews(known, claims) && (first.welcome === undefined || known.sampledAt !== null)) {
          return known.id;
        }
      }
      const account = isSignIn(known, claims) ? await identity.accountOf(uid) : undefined;
      const time = now();
      const { id, endsOthers } = await transact(db, async (tx) => {
        const row =
          (await lock(tx, uid)) ?? (await begin(tx, claims, first)) ?? (await lock(tx, uid));
        if (row === undefined) throw new Error('The customer was not stored.');
        requireSession(row, claims);
        const endsOthers = await follow(tx, row, { claims, account, time });
        if (first.welcome !== undefined) await greetOnce(tx, row, first.welcome, time);
        return { id: row.id, endsOthers };
      });
      // The service refuses new tokens of older sessions; newer ones are refused here.
      if (endsOthers) await identity.endSessions(uid, claims.authTime);
      return id;
    },
  };
}

/** @throws ApiError 401 */
function requireSession(row: CustomerRow, { authTime, provider }: Claims): void {
  const isRemoved =
    provider !== undefined &&
    row.signInProviders !== null &&
    authTime * 1000 <= (row.signedInAt?.getTime() ?? 0) &&
    !row.signInProviders.includes(provider);
  if (isRemoved || hasEnded(row, authTime)) throw new ApiError(401, 'unauthorized');
}

const isSignIn = (row: CustomerRow | undefined, { authTime }: Claims): boolean =>
  row?.signedInAt == null || authTime * 1000 > row.signedInAt.getTime();

/** An earlier token contains the address before a change. */
const isOlder = ({ emailChangedAt }: CustomerRow, { issuedAt }: Claims): boolean =>
  emailChangedAt !== null && issuedAt * 1000 <= emailChangedAt.getTime();

const hasMoved = (row: CustomerRow, claims: Claims): boolean =>
  claims.email !== undefined && row.email !== claims.email && !isOlder(row, claims);

const hasAnswered = (row: CustomerRow, claims: Claims): boolean =>
  claims.isEmailVerified &&
  claims.email !== undefined &&
  row.emailVerifiedAt === null &&
  !isOlder(row, claims);

const hasNews = (row: CustomerRow, claims: Claims): boolean =>
  isSignIn(row, claims) || hasMoved(row, claims) || hasAnswered(row, claims);

/** The stored row; concurrent calls that follow the same news wait for each other. */
async function lock(tx: Database, uid: string): Promise<CustomerRow | undefined> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.identityUid, uid))
    .for('no key update');
  return (await findCustomers(tx, [uid])).get(uid);
}

/**
 * Stores a customer who calls for the first time: always a new profile. Another account's profile
 * is never given away, and one that an interrupted registration left has nothing but a name.
 * @returns undefined where a concurrent call was the first
 */
async function begin(
  tx: Database,
  claims: Claims,
  { askMailbox }: FirstCall,
): Promise<CustomerRow | undefined> {
  await refuseClosed(tx, claims);
  const { email, isEmailVerified } = claims;
  if (email !== undefined) await dropUnfinished(tx, email);
  const row = await storeCustomer(tx, claims);
  if (row !== undefined && email !== undefined && !isEmailVerified) {
    await askMailbox?.(tx, { customerId: row.id, email });
  }
  return row;
}

/** Deletes the profile of a registration that never got an account. */
async function dropUnfinished(tx: Database, email: string): Promise<void> {
  await tx.delete(customers).where(and(eq(customers.email, email), isNull(customers.identityUid)));
}

interface News {
  claims: Claims;
  /** The account as of a new sign-in; undefined for an earlier one. */
  account: IdentityAccount | undefined;
  time: number;
}

/**
 * Stores what a token tells about the account.
 * @returns whether all access but this session's ended
 */
async function follow(tx: Database, row: CustomerRow, { claims, account, time }: News) {
  const { email, isEmailVerified } = claims;
  const isNewer = account !== undefined && isSignIn(row, claims);
  const hasNewWays = isNewer && hasOtherWays(row, account);
  const hasEmail = hasMoved(row, claims) || hasAnswered(row, claims);
  if (email !== undefined && hasEmail) {
    await takeEmail(tx, { id: row.id, email, isVerified: isEmailVerified, time });
  }
  if (isNewer) {
    await tx
      .update(customers)
      .set({
        signedInAt: new Date(claims.authTime * 1000),
        signInProviders: [...account.providers],
        passwordChangedAt: dateOf(account.passwordChangedAt),
      })
      .where(eq(customers.id, row.id));
  }
  // A customer without an earlier sign-in has left nothing.
  const endsOthers = (hasNewWays || (hasEmail && isEmailVerified)) && row.signInProviders !== null;
  if (endsOthers) {
    await endOtherAccess(tx, { customerId: row.id, kept: claims.authTime, time });
  }
  return endsOthers;
}

const dateOf = (time: number | undefined) => (time === undefined ? null : new Date(time));

/** Whether the ways to sign in changed since the last sign-in that was seen. */
function hasOtherWays(
  { signInProviders, passwordChangedAt }: CustomerRow,
  account: IdentityAccount,
): boolean {
  if (signInProviders === null) return false;
  const isSame =
    signInProviders.join() === account.providers.join() &&
    passwordChangedAt?.getTime() === account.passwordChangedAt;
  return !isSame;
}

/** Of two concurrent first calls, the second waits for the first. */
async function greetOnce(tx: Database, { id }: CustomerRow, { greet }: Welcome, time: number) {
  const claimed = await tx
    .update(customers)
    .set({ sampledAt: new Date(time) })
    .where(and(eq(customers.id, id), isNull(customers.sampledAt)))
    .returning({ id: customers.id });
  if (claimed.length > 0) await greet(tx, id);
}

export interface TakenEmail {
  /** Of the customer. */
  id: string;
  email: string;
  /** Whether the mailbox answered. */
  isVerified: boolean;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Gives a customer an address. One that answered is taken from the customer who claimed it before; one that
 * did not is taken only from another mere claim.
 */
export async function takeEmail(
  db: Database,
  { id, email, isVerified, time }: TakenEmail,
): Promise<void> {
  const others = and(eq(customers.email, email), ne(customers.id, id));
  if (!isVerified) {
    const owners = await db.$count(customers, and(others, isNotNull(customers.emailVerifiedAt)));
    if (owners > 0) return;
  }
  const at = new Date(time);
  // Earlier tokens of that account do not take it back.
  const lost = { email: null, emailVerifiedAt: null, emailChangedAt: at };
  await db.update(customers).set(lost).where(others);
  await db
    .update(customers)
    .set({ email, emailVerifiedAt: isVerified ? at : null })
    .where(eq(customers.id, id));
}
