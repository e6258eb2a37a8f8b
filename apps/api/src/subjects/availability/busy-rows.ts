import { type Busy, type Range, rangeList } from '@salonica/policy';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { statement } from '../../platform/database/statement.ts';

/** A range in which a chair is occupied, in milliseconds since 1970. */
export type BlockRow = [barberId: string, from: number, until: number];

/** For a query with `booking_blocks` as `b`: its rows as one JSON value. */
export const blockRowsText = `json_agg(json_build_array(b.barber_id,
  (extract(epoch from lower(b.during)) * 1000)::bigint,
  (extract(epoch from upper(b.during)) * 1000)::bigint))`;

/** A condition of such a query: without absences, which are in the calendar. */
export const isNoAbsence = 'b.absence_id is null';

/** A condition of such a query: without holds that ended by that instant. */
export const isHeldAt = (instant: string): string =>
  `not exists (select from wait_offers o where o.id = b.offer_id and o.held_until <= ${instant})`;

/** The rows for a Drizzle query. */
export const blockRows: SQL = sql.raw(blockRowsText);

const findBlocks = statement<{ blocks: BlockRow[] | null }>(
  'find_blocks',
  `select ${blockRowsText} as blocks
   from barbers s join booking_blocks b on b.barber_id = s.id
   where s.salon_id = $1 and b.during && tstzrange($2, $3)
     and ($4::text is null or s.id = $4) and ($5::uuid is null or b.booking_id is distinct from $5)
     and ${isNoAbsence} and ${isHeldAt('$6::timestamptz')}`,
);

export function busyOf(blocks: readonly BlockRow[]): Busy {
  const ranges = new Map<string, Range[]>();
  for (const [barberId, from, until] of blocks) {
    const known = ranges.get(barberId);
    if (known === undefined) ranges.set(barberId, [{ from, until }]);
    else known.push({ from, until });
  }
  return new Map([...ranges].map(([barberId, list]) => [barberId, rangeList(list)]));
}

export interface BusyQuery {
  salonId: string;
  from: number;
  until: number;
  /** The barber; null for the whole team. @default null */
  barberId?: string | null;
  /** A booking whose blocks are ignored. */
  except?: string | undefined;
  /**
   * Holds that ended by then are ignored, in milliseconds since 1970. Not needed after `lockSalon`,
   * which has deleted them.
   */
  heldAt?: number;
}

/** The ranges in which a salon's chairs are occupied, as the transaction sees them. */
export async function readBusy(
  db: Database,
  { salonId, from, until, barberId = null, except, heldAt }: BusyQuery,
): Promise<Busy> {
  const { rows } = await findBlocks(
    db,
    salonId,
    instantText(from),
    instantText(until),
    barberId,
    except ?? null,
    heldAt === undefined ? null : instantText(heldAt),
  );
  return busyOf(rows[0]?.blocks ?? []);
}

/** A range of instants in PostgreSQL's syntax. */
export const instants = (from: number, until: number): SQL =>
  sql`tstzrange(${instantText(from)}, ${instantText(until)})`;
