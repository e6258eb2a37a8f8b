import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { salonClock } from '../database/schema/index.ts';
import type { Actor } from '../identity/actor.ts';
import { lastEventId, missedEvents, type StoredEvent } from '../events/read-events.ts';

export interface StreamStart {
  salonIds: readonly string[];
  actor: Actor | null;
  /** The first position of the stream's own events. */
  position: string;
  /** The last event that the caller received; undefined for a new stream. */
  lastId: number | undefined;
}

export interface StreamState {
  /** The position from which a stream resumes that ends before its first event. */
  id: number;
  events: readonly StoredEvent[];
}

/**
 * The first events of a stream: missed events of the caller's bookings, and the current version of
 * every watched calendar.
 */
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
