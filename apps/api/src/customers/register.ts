import type { RegisterUserRequest } from '@salonica/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { IdentityService } from '../identity/identity-service.ts';

/** What to say about a field of the registration. */
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
 * Stores the profile and creates the account at the identity service, which alone sees the password.
 * Either half may be there already from an attempt that broke off: sent again, the same
 * registration completes. A refused registration leaves nothing behind.
 *
 * @throws ApiError 409 where the e-mail belongs to an account, unless profile and password show that
 *   this registration began it; 422 where the identity service refuses a field
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

/** Stores the profile where there is none yet; answers with its id if this call stored it. */
async function begin(db: Database, email: string, fullname: string): Promise<string | undefined> {
  const [row] = await db
    .insert(customers)
    .values({ email, fullname })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return row?.id;
}

/** Takes the profile back, unless another call has completed it meanwhile. */
async function forget(db: Database, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await db.delete(customers).where(and(eq(customers.id, id), isNull(customers.identityUid)));
}

/** The account that an earlier attempt created before it could note so; the password proves whose it is. */
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

/** An account elsewhere that had this e-mail before has it no more: its records stay with it, without the e-mail. */
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
