import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import { inTurns } from '../database/in-turns.ts';
import { refuseClosed } from './closed-accounts.ts';
import { statement } from '../database/statement.ts';
import { transact } from '../database/transact.ts';
import type { Claims } from './verifier.ts';

/**
 * Prepares a new customer at the first call; runs once for each, in the transaction that stores the
 * customer.
 */
export interface Welcome {
  now: () => number;
  greet: (tx: Database, customerId: string) => Promise<void>;
}

/** The customers of a database. */
export interface Customers {
  /**
   * The customer of an account; stored at the first call, with the account's current e-mail from
   * then on.
   * @throws ApiError 401 for an account that was deleted
   */
  of(claims: Claims, welcome?: Welcome): Promise<string>;
}

export function createCustomers(db: Database): Customers {
  const findTogether = inTurns((uids: readonly string[]) => find(db, uids), 2);
  return {
    async of(claims, welcome) {
      const { uid, email, isEmailVerified, issuedAt } = claims;
      const known = (await findTogether([uid])).get(uid);
      const isNew = (row: CustomerRow) => welcome !== undefined && row.sampledAt === null;
      const isOlder = ({ emailChangedAt }: CustomerRow) =>
        emailChangedAt !== null && issuedAt * 1000 <= emailChangedAt.getTime();
      const hasMoved = (row: CustomerRow) =>
        email !== undefined && row.email !== email && !isOlder(row);
      if (known !== undefined && !hasMoved(known) && !isNew(known)) return known.id;
      return transact(db, async (tx) => {
        const row = (await find(tx, [uid])).get(uid) ?? (await begin(tx, claims));
        if (email !== undefined && hasMoved(row)) {
          await takeEmail(tx, row.id, email, isEmailVerified);
        }
        if (welcome !== undefined && isNew(row)) await greetOnce(tx, row.id, welcome);
        return row.id;
      });
    },
  };
}

/** Stores a customer who calls for the first time. */
async function begin(tx: Database, claims: Claims): Promise<CustomerRow> {
  await refuseClosed(tx, claims);
  return (await link(tx, claims)) ?? store(tx, claims);
}

/** Of two concurrent first calls, the second waits for the first. */
async function greetOnce(tx: Database, id: string, { now, greet }: Welcome): Promise<void> {
  const claimed = await tx
    .update(customers)
    .set({ sampledAt: new Date(now()) })
    .where(and(eq(customers.id, id), isNull(customers.sampledAt)))
    .returning({ id: customers.id });
  if (claimed.length > 0) await greet(tx, id);
}

interface CustomerRow {
  id: string;
  email: string | null;
  sampledAt: Date | null;
  emailChangedAt: Date | null;
}

const columns = {
  id: customers.id,
  email: customers.email,
  sampledAt: customers.sampledAt,
  emailChangedAt: customers.emailChangedAt,
};

const findByUid = statement<CustomerRow & { uid: string }>(
  'find_customers',
  `select identity_uid as uid, id, email, sampled_at as "sampledAt", email_changed_at as "emailChangedAt"
   from customers where identity_uid = any($1)`,
);

/** Read at every call of a signed-in customer; by the id of the account. */
async function find(
  db: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, CustomerRow>> {
  const { rows } = await findByUid(db, uids);
  return new Map(rows.map((row) => [row.uid, row]));
}

/**
 * Gives a stored profile to the account that has its e-mail. A profile that an unfinished registration left without an
 * account is unused; one that had another account needs proof that the mailbox is the caller's.
 */
async function link(db: Database, claims: Claims): Promise<CustomerRow | undefined> {
  if (claims.email === undefined) return undefined;
  const [row] = await db
    .update(customers)
    .set({ identityUid: claims.uid })
    .where(
      and(
        eq(customers.email, claims.email),
        claims.isEmailVerified ? undefined : isNull(customers.identityUid),
      ),
    )
    .returning(columns);
  return row;
}

/** Two concurrent first calls store one row. */
async function store(db: Database, { uid, name }: Claims): Promise<CustomerRow> {
  const [row] = await db
    .insert(customers)
    .values({ identityUid: uid, fullname: name ?? '' })
    .onConflictDoUpdate({ target: customers.identityUid, set: { identityUid: uid } })
    .returning(columns);
  if (row === undefined) throw new Error('The customer was not stored.');
  return row;
}

/** Only a verified address is taken from another customer, whose account now has another one. */
export async function takeEmail(
  db: Database,
  id: string,
  email: string,
  isVerified: boolean,
): Promise<void> {
  const others = and(eq(customers.email, email), ne(customers.id, id));
  if (isVerified) await db.update(customers).set({ email: null }).where(others);
  else if ((await db.$count(customers, others)) > 0) return;
  await db.update(customers).set({ email }).where(eq(customers.id, id));
}
