import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { actorText } from '../calls/idempotency.ts';
import type { Actor } from '../identity/actor.ts';
import { eventColumns, insertEventsText, type LiveEvent } from '../events/publish.ts';
import type { Owner } from './owner.ts';

/** What happened to a booking. */
export interface BookingNews {
  action: 'confirm' | 'move' | 'cancel' | 'restore' | 'rate';
  actor: Pick<Actor, 'kind' | 'id'>;
  owner: Owner;
  bookingId: string;
  revision: number;
  /** Where its times changed: the salon, and the version of its clock. */
  salon?: { id: string; version: number };
  before?: object;
  after: object;
}

const publishAndWriteDown = statement(
  'tell',
  `with news as (${insertEventsText})
   insert into audit (actor, action, subject, before, after)
   values ($4, $5, $6, $7::jsonb, $8::jsonb)`,
);

/** Writes a change down, and tells live streams. */
export async function tell(tx: Database, news: BookingNews): Promise<void> {
  const { action, actor, owner, bookingId, revision, salon, before, after } = news;
  const events: LiveEvent[] = [
    {
      ...('customerId' in owner
        ? { topic: 'customer', subject: owner.customerId }
        : { topic: 'guest', subject: owner.guestId }),
      payload: { bookingId, revision },
    },
  ];
  if (salon !== undefined) {
    const { id, version } = salon;
    events.push({ topic: 'salon', subject: id, payload: { version } });
  }
  await publishAndWriteDown(
    tx,
    ...eventColumns(events),
    actorText(actor),
    `booking.${action}`,
    bookingId,
    before === undefined ? null : JSON.stringify(before),
    JSON.stringify(after),
  );
}
