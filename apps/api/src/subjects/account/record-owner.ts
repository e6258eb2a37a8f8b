import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import type { RecordOwner } from '../../platform/personal-data/personal-records.ts';

/** @throws ApiError 401 where the account has just been deleted */
export async function recordOwner(db: Database, { id, uid }: CustomerActor): Promise<RecordOwner> {
  const [row] = await db
    .select({ email: customers.email, verifiedAt: customers.emailVerifiedAt })
    .from(customers)
    .where(eq(customers.id, id));
  if (row === undefined) throw new ApiError(401, 'account-deleted');
  const { email, verifiedAt } = row;
  const mailbox =
    email === null || verifiedAt === null
      ? undefined
      : { email, from: verifiedAt, until: undefined };
  return { id, uid, mailbox };
}

/** The same, with a lock on the customer until the transaction ends. */
export async function lockOwner(tx: Database, customer: CustomerActor): Promise<RecordOwner> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customer.id))
    .for('update');
  return recordOwner(tx, customer);
}
