import type { RegisterUserRequest } from '@salonica/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { IdentityService } from '../identity/identity-service.ts';

/** The message for a field of the registration. */
export const registrationFields = {
  identity: 'emailField',
  fullname: 'fullnameField',
  password: 'passwordField',
} as const;

export interface Customer {
  id: string;
  identity: string;
  fullname: string;
}

/**
 * Stores the profile and creates the account at the identity service, which alone receives the
 * password.
 * Either half may exist from an interrupted attempt: the same registration, sent again, completes
 * it. A refused registration stores nothing.
 * @throws ApiError 409 where the e-mail belongs to an account, unless profile and password prove
 * that this registration created it; 422 where the identity service refuses a field
 */
export async function register(
  db: Database,
  identity: IdentityService,
  { identity: address, fullname, password }: RegisterUserRequest,
): Promise<Customer> {
  const email = address.toLowerCase();
  const begun = await begin(db, email, fullname);
  const account = await identity.createAccount({ email, password, displayName: fullname });
  if (account.kind === 'invalid') {
    await forget(db, begun);
    throw new ApiError(422, 'invalid', {
      fields: { [account.field]: registrationFields[account.field] },
    });
  }
  const uid =
    account.kind === 'created' ? account.uid : await unfinished(db, identity, email, password);
  if (uid === undefined) {
    await forget(db, begun);
    throw new ApiError(409, 'email-taken');
  }
  return complete(db, email, fullname, uid);
}

/** Stores the profile if there is none yet; returns its id if this call stored it. */
async function begin(db: Database, email: string, fullname: string): Promise<string | undefined> {
  const [row] = await db
    .insert(customers)
    .values({ email, fullname })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return row?.id;
}

/** Deletes the profile again, unless another call has completed it meanwhile. */
async function forget(db: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await db.delete(customers).where(and(eq(customers.id, id), isNull(customers.identityUid)));
}

/** The account that an interrupted attempt created; the password proves its owner. */
async function unfinished(
  db: Database,
  identity: IdentityService,
  email: string,
  password: string,
): Promise<string | undefined> {
  const [profile] = await db.select().from(customers).where(eq(customers.email, email));
  if (profile?.identityUid != null) return undefined;
  return identity.verifyPassword(email, password);
}

/** Another account had this e-mail before: it keeps its records, without the e-mail. */
async function complete(
  db: Database,
  email: string,
  fullname: string,
  identityUid: string,
): Promise<Customer> {
  return db.transaction(async (tx) => {
    await tx
      .update(customers)
      .set({ email: null })
      .where(and(eq(customers.email, email), ne(customers.identityUid, identityUid)));
    const [row] = await tx
      .insert(customers)
      .values({ email, fullname, identityUid })
      .onConflictDoUpdate({ target: customers.email, set: { fullname, identityUid } })
      .returning();
    if (row === undefined) throw new Error('The profile was not stored.');
    return { id: row.id, identity: email, fullname: row.fullname };
  });
}
