import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** Something that others want to know at once. */
export type LiveEvent =
  | { topic: 'salon'; subject: string; payload: { version: number } }
  | {
      topic: 'customer' | 'guest';
      /** Id of the customer or the guest. */
      subject: string;
      payload: { bookingId: string; revision: number };
    };

const insertEvents = statement(
  'publish',
  `insert into events (topic, subject, payload)
   select * from unnest($1::text[], $2::text[], $3::jsonb[])`,
);

/** Tells live streams of a change, in the transaction that makes it. */
export async function publish(tx: Database, ...news: readonly LiveEvent[]): Promise<void> {
  await insertEvents(
    tx,
    news.map(({ topic }) => topic),
    news.map(({ subject }) => subject),
    news.map(({ payload }) => JSON.stringify(payload)),
  );
}
