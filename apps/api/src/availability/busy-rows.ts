import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Busy } from './calendar.ts';
import { type Range, rangeList } from './ranges.ts';

/** A chair that is taken, in milliseconds since 1970. */
export type BlockRow = [staffId: string, from: number, until: number];

/** Where a query has `booking_blocks` as `b`: its rows as one JSON value. */
export const blockRows: SQL = sql`json_agg(json_build_array(b.staff_id,
  (extract(epoch from lower(b.during)) * 1000)::bigint,
  (extract(epoch from upper(b.during)) * 1000)::bigint))`;

export function busyOf(blocks: readonly BlockRow[]): Busy {
  const ranges = new Map<string, Range[]>();
  for (const [staffId, from, until] of blocks) {
    const known = ranges.get(staffId);
    if (known === undefined) ranges.set(staffId, [{ from, until }]);
    else known.push({ from, until });
  }
  return new Map([...ranges].map(([staffId, list]) => [staffId, rangeList(list)]));
}

export interface BusyQuery {
  salonId: string;
  from: number;
  until: number;
  /** A booking whose own blocks do not count. */
  except?: string;
}

/** When the chairs of a salon are taken, as the transaction sees it. */
export async function readBusy(
  db: Database,
  { salonId, from, until, except }: BusyQuery,
): Promise<Busy> {
  const { rows } = await db.execute<{ blocks: BlockRow[] | null }>(sql`
    select ${blockRows} as blocks
    from staff s join booking_blocks b on b.staff_id = s.id
    where s.salon_id = ${salonId} and b.during && ${instants(from, until)}
      ${except === undefined ? sql`` : sql`and b.booking_id <> ${except}`}`);
  return busyOf(rows[0]?.blocks ?? []);
}

/** A range of instants as PostgreSQL writes it. */
export const instants = (from: number, until: number): SQL =>
  sql`tstzrange(${new Date(from).toISOString()}, ${new Date(until).toISOString()})`;
