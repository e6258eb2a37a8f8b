import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { actorText } from '../../platform/calls/key-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { eventColumns, insertEventsText, type LiveEvent } from '../../platform/events/publish.ts';
import type { Owner } from './owner.ts';

/** A change of a booking, as it is audited. */
export interface BookingChange {
  action: 'confirm' | 'move' | 'cancel' | 'restore' | 'rate' | 'mark';
  actor: Pick<Actor, 'kind' | 'id'>;
  /** Null for a booking without a person who could be told. */
  owner: Owner | null;
  bookingId: string;
  revision: number;
  /** If its times changed: the salon and the version of its clock. */
  salon?: { id: string; version: number };
  before?: object;
  after: object;
}

const publishAndAudit = statement(
  'record_booking_change',
  `with news as (${insertEventsText})
   insert into audit (actor, action, subject, before, after)
   values ($4, $5, $6, $7::jsonb, $8::jsonb)`,
);

/** Writes a change to the audit log and publishes it to live streams. */
export async function recordChange(tx: Database, change: BookingChange): Promise<void> {
  const { action, actor, owner, bookingId, revision, salon, before, after } = change;
  const events: LiveEvent[] = [];
  if (owner !== null) {
    events.push({
      ...('customerId' in owner
        ? { topic: 'customer', subject: owner.customerId }
        : { topic: 'guest', subject: owner.guestId }),
      payload: { bookingId, revision },
    });
  }
  if (salon !== undefined) {
    const { id, version } = salon;
    events.push({ topic: 'salon', subject: id, payload: { version } });
  }
  await publishAndAudit(
    tx,
    ...eventColumns(events),
    actorText(actor),
    `booking.${action}`,
    bookingId,
    before === undefined ? null : JSON.stringify(before),
    JSON.stringify(after),
  );
}
