import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { guests } from '../database/schema/index.ts';

/** Stored in the guest's browser only: 256 random bits. */
export const newGuestToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Id of the guest; undefined for an unknown token, or where the guest has become a customer. */
export async function findGuest(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tokenHash, hashToken(token)), isNull(guests.customerId)));
  return row?.id;
}

export async function createGuest(db: Database, token: string): Promise<string> {
  const [row] = await db
    .insert(guests)
    .values({ tokenHash: hashToken(token) })
    .returning({ id: guests.id });
  if (row === undefined) throw new Error('The guest was not stored.');
  return row.id;
}
