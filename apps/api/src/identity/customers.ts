import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/index.ts';
import type { Claims } from './verifier.ts';

/** The customer whose account it is; stored at the first call. */
export async function customerOf(db: Database, claims: Claims): Promise<string> {
  const [known] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.identityUid, claims.uid));
  if (known !== undefined) return known.id;
  const [row] = await db
    .insert(customers)
    .values({ identityUid: claims.uid, fullname: claims.name ?? '' })
    .onConflictDoUpdate({ target: customers.identityUid, set: { identityUid: claims.uid } })
    .returning({ id: customers.id });
  if (row === undefined) throw new Error('The customer was not stored.');
  return row.id;
}
