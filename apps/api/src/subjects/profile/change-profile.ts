import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customerPictures, customers } from '../../platform/database/schema/index.ts';
import type { EncodedPicture } from './encode-picture.ts';

export async function rename(db: Database, customerId: string, fullname: string): Promise<void> {
  await db.update(customers).set({ fullname }).where(eq(customers.id, customerId));
}

export async function storePicture(
  db: Database,
  customerId: string,
  picture: EncodedPicture,
  changedAt: Date,
): Promise<void> {
  await db
    .insert(customerPictures)
    .values({ customerId, ...picture, changedAt })
    .onConflictDoUpdate({ target: customerPictures.customerId, set: { ...picture, changedAt } });
}

export async function findPicture(
  db: Database,
  customerId: string,
): Promise<EncodedPicture | undefined> {
  const { content, hash } = customerPictures;
  const [row] = await db
    .select({ content, hash })
    .from(customerPictures)
    .where(eq(customerPictures.customerId, customerId));
  return row;
}

/** Idempotent. */
export async function removePicture(db: Database, customerId: string): Promise<void> {
  await db.delete(customerPictures).where(eq(customerPictures.customerId, customerId));
}
