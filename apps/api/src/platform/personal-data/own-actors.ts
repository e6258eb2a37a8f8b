import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { guests } from '../database/schema/index.ts';

/** `guest:<id>` of each guest. */
export const guestActors = (guestIds: readonly string[]): string[] =>
  guestIds.map((id) => `guest:${id}`);

/** `customer:<id>` of a customer, and `guest:<id>` of each guest who became that customer. */
export async function ownActors(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(eq(guests.customerId, customerId));
  return [`customer:${customerId}`, ...guestActors(rows.map(({ id }) => id))];
}
