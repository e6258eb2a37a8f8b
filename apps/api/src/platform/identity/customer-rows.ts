import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import type { SessionBounds } from './end-access.ts';
import type { Claims } from './verifier.ts';

/** What every call of a signed-in customer reads. */
export interface CustomerRow extends SessionBounds {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  sampledAt: Date | null;
  emailChangedAt: Date | null;
  signedInAt: Date | null;
  /** Null before the first sign-in. */
  signInProviders: readonly string[] | null;
  passwordChangedAt: Date | null;
}

const columns = {
  id: customers.id,
  email: customers.email,
  emailVerifiedAt: customers.emailVerifiedAt,
  sampledAt: customers.sampledAt,
  emailChangedAt: customers.emailChangedAt,
  signedInAt: customers.signedInAt,
  signInProviders: customers.signInProviders,
  passwordChangedAt: customers.passwordChangedAt,
  sessionsValidFrom: customers.sessionsValidFrom,
  sessionKeptAt: customers.sessionKeptAt,
};

const findByUid = statement<CustomerRow & { uid: string }>(
  'find_customers',
  `select identity_uid as uid, id, email, email_verified_at as "emailVerifiedAt",
     sampled_at as "sampledAt", email_changed_at as "emailChangedAt",
     signed_in_at as "signedInAt", sign_in_providers as "signInProviders",
     password_changed_at as "passwordChangedAt",
     sessions_valid_from as "sessionsValidFrom", session_kept_at as "sessionKeptAt"
   from customers where identity_uid = any($1)`,
);

/** By the ids of their accounts. */
export async function findCustomers(
  db: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, CustomerRow>> {
  const { rows } = await findByUid(db, uids);
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Stores a customer; undefined where a concurrent first call has done so. */
export async function storeCustomer(
  db: Database,
  { uid, name }: Claims,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .insert(customers)
    .values({ identityUid: uid, fullname: name ?? '' })
    .onConflictDoNothing({ target: customers.identityUid })
    .returning(columns);
  return row;
}
