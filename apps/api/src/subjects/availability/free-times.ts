import { minute } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/database/in-turns.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { statement } from '../../platform/database/statement.ts';
import { freeTimesOf, never } from './free-times-of.ts';
import type { SalonStates } from './salon-states.ts';

/** The rows of `free_times`, which lists of salons are sorted and filtered by. */
export interface FreeTimes {
  /**
   * Brings them up to date before they are read.
   * @returns whether all of them are: many salons may be due at once, such as at a full hour
   */
  settle(): Promise<boolean>;
}

/** Salons of one run. */
const mostComputed = 200;
const mostAdvanced = 4000;

export function createFreeTimes(db: Database, salonStates: SalonStates): FreeTimes {
  async function run(): Promise<boolean> {
    const now = salonStates.now();
    const { rows } = await advance(
      db,
      Math.floor(now / minute),
      instantText(now),
      mostAdvanced,
      mostComputed,
    );
    const { due, advanced } = rows[0] ?? { due: [], advanced: 0 };
    if (due.length > 0) await compute(db, salonStates, due);
    return due.length < mostComputed && advanced < mostAdvanced;
  }
  // Each run begins after its callers have called, so that none misses a change.
  const runs = inTurns(async () => new Map([['all', await run()]]), 1);
  return { settle: async () => (await runs(['all'])).get('all') === true };
}

/** Computes the free times of some salons by the booking rules. */
async function compute(
  db: Database,
  salonStates: SalonStates,
  ids: readonly string[],
): Promise<void> {
  const states = await salonStates.read(ids);
  const now = salonStates.now();
  const rows = [...states.values()].map((state) => freeTimesOf(state, now));
  await store(db, JSON.stringify(rows));
  // A salon that is gone has no state.
  const versions = ids.map((id) => states.get(id)?.version ?? Number.MAX_SAFE_INTEGER);
  await clear(db, ids, versions);
}

/** In the order of the ids, against deadlocks of two processes; a newer version stays. */
const store = statement(
  'free_times_store',
  `insert into free_times (salon_id, version, starts, quarters, next_at, next_until, good_until, distance_miles, place)
   select n.salon_id, n.version, n.starts, n.quarters, n.next_at, n.next_until, n.good_until, s.distance_miles, s.place
   from json_to_recordset($1::json) as n (salon_id text, version bigint, starts int[], quarters int[],
       next_at int, next_until int, good_until timestamptz)
     join salons s on s.id = n.salon_id
   order by n.salon_id
   on conflict (salon_id) do update set
     (version, starts, quarters, next_at, next_until, good_until, distance_miles, place) =
     (excluded.version, excluded.starts, excluded.quarters, excluded.next_at, excluded.next_until,
       excluded.good_until, excluded.distance_miles, excluded.place)
   where free_times.version <= excluded.version`,
);

/** A salon that is changing right now is skipped: it stays due. */
const clear = statement(
  'free_times_clear',
  `delete from free_times_due where salon_id in (
     select d.salon_id
     from free_times_due d join unnest($1::text[], $2::bigint[]) as done (salon_id, version)
       on done.salon_id = d.salon_id and d.version <= done.version
     for update of d skip locked)`,
);

/**
 * Moves salons whose next start is over to the following one, which is known already, and finds
 * those that have to be computed.
 */
const advance = statement<{ advanced: number; due: string[] }>(
  'free_times_advance',
  `with passed as (
     select f.salon_id, greatest(s.lead_minutes, 1) as wait,
       f.starts[width_bucket($1::int + greatest(s.lead_minutes, 1) - 1, f.starts) + 1] as next,
       ($2::timestamptz at time zone s.time_zone)::date as today, s.horizon_days, s.time_zone
     from free_times f join salons s on s.id = f.salon_id
     where f.next_until < $1 order by f.next_until limit $3
     for update of f skip locked
   ), following as (
     select salon_id, wait, (today + 1)::timestamp at time zone time_zone as tomorrow,
       case when to_timestamp(next * 60.0) < (today + horizon_days + 1)::timestamp at time zone time_zone
         then next end as next
     from passed
   ), moved as (
   update free_times f set
     next_at = coalesce(n.next, ${never}),
     next_until = coalesce(n.next - n.wait, ${never}),
     good_until = case when n.next is null then least(f.good_until, n.tomorrow) else f.good_until end
   from following n where n.salon_id = f.salon_id
   returning 1
   )
   select (select count(*)::int from moved) as advanced, array(
     select salon_id from (
       (select salon_id from free_times_due limit $4) union
       (select salon_id from free_times where good_until <= $2 order by good_until limit $4)
     ) as due limit $4) as due`,
);
