import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';

/** One row of `events`. */
export interface StoredEvent {
  id: number;
  topic: string;
  subject: string;
  payload: Readonly<Record<string, unknown>>;
}

export interface NewEvents {
  /** Transaction up to which everything has been read. */
  position: string;
  /** In the order of their transactions. */
  events: readonly StoredEvent[];
}

const eventRowSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  topic: v.string(),
  subject: v.string(),
  payload: v.record(v.string(), v.unknown()),
});
const pollRowsSchema = v.array(
  v.union([
    v.object({ position: v.string(), ...eventRowSchema.entries }),
    v.object({ position: v.string(), id: v.null() }),
  ]),
);

/**
 * Events committed since then, in one query. Transactions that still run hold back those that began
 * after them: ids alone would skip an event whose transaction commits after a later one.
 */
export async function readEvents(db: Database, since: string): Promise<NewEvents> {
  const { rows } = await db.execute(sql`
    select snapshot.position::text, events.id, events.topic, events.subject, events.payload
    from (select pg_snapshot_xmin(pg_current_snapshot()) as position) as snapshot
    left join events on events.xid >= ${since}::xid8 and events.xid < snapshot.position
    order by events.xid, events.id`);
  const parsed = v.parse(pollRowsSchema, rows);
  return {
    position: parsed[0]?.position ?? since,
    events: parsed.flatMap((row) => (row.id === null ? [] : [row])),
  };
}

/** Transaction before which everything has ended. */
export async function readPosition(db: Database): Promise<string> {
  const { rows } = await db.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  );
  return v.parse(v.tuple([v.object({ position: v.string() })]), rows)[0].position;
}

/** Id of the last event before the position; 0 without one. */
export async function lastEventId(db: Database, position: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select id from events where xid < ${position}::xid8 order by xid desc, id desc limit 1`);
  const [row] = v.parse(v.array(v.pick(eventRowSchema, ['id'])), rows);
  return row?.id ?? 0;
}

/**
 * Events of a customer or a guest after the last one that a stream received, up to the position.
 */
export async function missedEvents(
  db: Database,
  owner: { topic: string; subject: string },
  lastId: number,
  position: string,
): Promise<readonly StoredEvent[]> {
  const { rows } = await db.execute(sql`
    select id, topic, subject, payload from events
    where topic = ${owner.topic} and subject = ${owner.subject} and xid < ${position}::xid8
      and (${lastId} = 0 or (xid, id) > (select xid, id from events where id = ${lastId}))
    order by xid, id limit 1000`);
  return v.parse(v.array(eventRowSchema), rows);
}
