import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** An event for other processes and tabs. */
export type LiveEvent =
  | { topic: 'salon'; subject: string; payload: { version: number } }
  | {
      topic: 'customer' | 'guest';
      /** Id of the customer or the guest. */
      subject: string;
      payload: { bookingId: string; revision: number };
    }
  | {
      topic: 'customer';
      subject: string;
      payload:
        | { conversationId: string; revision: number }
        | { typingIn: string }
        | { wallet: true }
        | { notices: true }
        | { deleted: true }
        | { sessionsEnded: true };
    };

/** Inserts the events of three parameters, which {@link eventColumns} makes. */
export const insertEventsText = `insert into events (topic, subject, payload)
  select * from unnest($1::text[], $2::text[], $3::jsonb[])`;

export const eventColumns = (news: readonly LiveEvent[]) =>
  [
    news.map(({ topic }) => topic),
    news.map(({ subject }) => subject),
    news.map(({ payload }) => JSON.stringify(payload)),
  ] as const;

const insertEvents = statement('publish', insertEventsText);

/** Notifies live streams of a change, in its transaction. */
export async function publish(tx: Database, ...news: readonly LiveEvent[]): Promise<void> {
  await insertEvents(tx, ...eventColumns(news));
}
