import type { Database } from '../database/database.ts';
import { events } from '../database/schema/index.ts';

/** Something that others want to know at once. */
export type LiveEvent =
  | { topic: 'salon'; subject: string; payload: { version: number } }
  | {
      topic: 'customer' | 'guest';
      /** Id of the customer or the guest. */
      subject: string;
      payload: { bookingId: string; revision: number };
    };

/** Tells live streams of a change, in the transaction that makes it. */
export async function publish(tx: Database, ...news: readonly LiveEvent[]): Promise<void> {
  await tx.insert(events).values([...news]);
}
