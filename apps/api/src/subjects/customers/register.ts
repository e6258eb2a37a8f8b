import type { RegisterUserRequest } from '@salonica/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { AskMailbox } from '../../platform/identity/caller.ts';
import { takeEmail } from '../../platform/identity/customers.ts';
import type { IdentityService } from '../../platform/identity/identity-service.ts';

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

export interface RegisterOptions {
  db: Database;
  identity: IdentityService;
  /** Asks the mailbox of the address to answer. */
  askMailbox: AskMailbox;
}

interface NewProfile {
  email: string;
  fullname: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
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
  options: RegisterOptions,
  { identity: address, fullname, password }: RegisterUserRequest,
  context: Pick<NewProfile, 'language' | 'time'>,
): Promise<Customer> {
  const { db, identity } = options;
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
  return complete(options, { email, fullname, ...context }, uid);
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

/**
 * Gives the profile its account. Of an address that answered for another profile, only the mailbox
 * decides: the new profile is stored without it.
 */
async function complete(
  { db, askMailbox }: RegisterOptions,
  { email, fullname, language, time }: NewProfile,
  identityUid: string,
): Promise<Customer> {
  return transact(db, async (tx) => {
    await tx
      .delete(customers)
      .where(and(eq(customers.email, email), isNull(customers.identityUid)));
    const [known] = await tx
      .update(customers)
      .set({ fullname })
      .where(eq(customers.identityUid, identityUid))
      .returning({ id: customers.id });
    const id = known?.id ?? (await store(tx, fullname, identityUid));
    await takeEmail(tx, { id, email, isVerified: false, time });
    if (known === undefined) await askMailbox(tx, { customerId: id, email, language, time });
    return { id, identity: email, fullname };
  });
}

async function store(tx: Database, fullname: string, identityUid: string): Promise<string> {
  const [row] = await tx
    .insert(customers)
    .values({ fullname, identityUid })
    .returning({ id: customers.id });
  if (row === undefined) throw new Error('The profile was not stored.');
  return row.id;
}
