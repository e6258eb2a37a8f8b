import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salonClock } from '../database/schema/index.ts';
import type { Actor } from '../identity/actor.ts';
import { lastEventId, missedEvents, type StoredEvent } from '../events/read-events.ts';

export interface StreamStart {
  salonIds: readonly string[];
  actor: Actor | null;
  /** Where the stream's own events begin. */
  position: string;
  /** The last event that the caller has had; undefined for a new stream. */
  lastId: number | undefined;
}

export interface StreamState {
  /** After which event a stream goes on that ends before it has had another. */
  id: number;
  events: readonly StoredEvent[];
}

/** What a stream begins with: missed news of the caller's bookings, and where every watched calendar is now. */
export async function stateOf(
  db: Database,
  { salonIds, actor, position, lastId }: StreamStart,
): Promise<StreamState> {
  const owner = actor === null ? undefined : { topic: actor.kind, subject: actor.id };
  const [id, missed, clocks] = await Promise.all([
    lastEventId(db, position),
    owner === undefined || lastId === undefined ? [] : missedEvents(db, owner, lastId, position),
    salonIds.length === 0
      ? []
      : db
          .select()
          .from(salonClock)
          .where(inArray(salonClock.salonId, [...salonIds])),
  ]);
  const calendars = clocks.map(({ salonId, version }) => ({
    id,
    topic: 'salon',
    subject: salonId,
    payload: { version },
  }));
  return { id: lastId ?? id, events: [...missed, ...calendars] };
}
