import { type Busy, day, type SalonCalendar } from '@salonica/policy';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { inTurns } from '../../platform/database/in-turns.ts';
import { statement } from '../../platform/database/statement.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { type BlockRow, blockRowsText, busyOf, isHeldAt, isNoAbsence } from './busy-rows.ts';
import { createKnownCalendars } from './known-calendars.ts';

/** A salon at one version of its clock. */
export interface SalonState {
  version: number;
  calendar: SalonCalendar;
  /** From yesterday to the end of the horizon. */
  busy: Busy;
  /** Until then its bookings cover the whole horizon, and no hold ends. */
  goodUntil: number;
  /** When the first hold ends; infinite without one. */
  heldUntil: number;
}

/**
 * Cached salons of this process. Every read checks the version in the database, because other
 * processes write too.
 */
export interface SalonStates {
  /** Milliseconds since 1970. */
  now(): number;
  /** The cached ones, in one query. */
  read(salonIds: readonly string[]): Promise<ReadonlyMap<string, SalonState>>;
  /** The version of a salon's clock, without its bookings. */
  version(salonId: string): Promise<number | undefined>;
  /**
   * The calendar at a version of `salon_clock.calendar`, for a transaction that holds the clock.
   * @param tx - reads it on a cache miss
   */
  calendar(tx: Database, salonId: string, version: number): Promise<SalonCalendar>;
  /** The last calendar read, without a query: it may be outdated. */
  lastCalendar(salonId: string): SalonCalendar | undefined;
}

interface VersionRow {
  salon_id: string;
  version: string;
}

interface BusyRow extends VersionRow {
  calendar: string;
  blocks: BlockRow[] | null;
  /** When the first hold ends, in milliseconds since 1970. */
  held_until: string | null;
}

/** Cached salons of this process; real ones only, because each comes from a row. */
const bounds = { max: 1000, maxSize: 64 * 1024 * 1024 };

/** Bytes of a salon's bookings; its calendar is counted where it is kept. */
function sizeOf({ busy }: SalonState): number {
  let size = 1024;
  for (const { count } of busy.values()) size += 200 + count * 64;
  return size;
}

export function createSalonStates({ db, now }: Pick<ServiceOptions, 'db' | 'now'>): SalonStates {
  const kept = new LRUCache<string, SalonState>({ ...bounds, sizeCalculation: sizeOf });
  const calendars = createKnownCalendars();

  function keep(state: SalonState): void {
    const { salonId } = state.calendar;
    // Two reads may arrive out of order.
    if ((kept.peek(salonId)?.version ?? -1) > state.version) return;
    kept.set(salonId, state);
  }

  /** The cached states whose versions are current. */
  async function currentOf(salonIds: readonly string[], time: number) {
    const states = new Map<string, SalonState>();
    const cached = salonIds.filter((id) => (kept.get(id)?.goodUntil ?? 0) > time);
    if (cached.length === 0) return states;
    for (const { salon_id: id, version } of (await findVersions(db, cached)).rows) {
      const state = kept.get(id);
      if (state?.version === Number(version)) states.set(id, state);
    }
    return states;
  }

  async function refresh(salonIds: readonly string[]): Promise<ReadonlyMap<string, SalonState>> {
    const time = now();
    const states = await currentOf(salonIds, time);
    const outdated = salonIds.filter((id) => !states.has(id));
    if (outdated.length === 0) return states;
    const found = await readBusyRows(db, outdated, time);
    const wanted = found.map((row) => ({ salonId: row.salon_id, version: Number(row.calendar) }));
    const current = await calendars.at(db, wanted, time);
    for (const row of found) {
      const calendar = current.get(row.salon_id)?.calendar;
      if (calendar === undefined) continue;
      const state = stateOf(row, calendar, time);
      states.set(row.salon_id, state);
      keep(state);
    }
    return states;
  }

  const versions = inTurns(async (ids: readonly string[]) => {
    const { rows } = await findVersions(db, ids);
    return new Map(rows.map(({ salon_id: id, version }) => [id, Number(version)]));
  }, 1);
  return {
    now,
    read: inTurns(refresh, 2),
    version: async (salonId) => (await versions([salonId])).get(salonId),
    async calendar(tx, salonId, version) {
      const known = (await calendars.at(tx, [{ salonId, version }], now())).get(salonId);
      if (known === undefined) throw new Error('A salon with a clock has a calendar.');
      return known.calendar;
    },
    lastCalendar: (salonId) => calendars.last(salonId),
  };
}

const findVersions = statement<VersionRow>(
  'find_versions',
  'select salon_id, version from salon_clock where salon_id = any($1)',
);

function stateOf(
  { version, blocks, held_until: held }: BusyRow,
  calendar: SalonCalendar,
  time: number,
): SalonState {
  const heldUntil = held === null ? Infinity : Number(held);
  return {
    version: Number(version),
    calendar,
    busy: busyOf(blocks ?? []),
    goodUntil: Math.min(time + day, heldUntil),
    heldUntil,
  };
}

/** In one statement, so that the bookings are those of the version. */
const findBusy = statement<BusyRow>(
  'find_busy',
  `select c.salon_id, c.version, c.calendar, (
       select ${blockRowsText}
       from barbers s join booking_blocks b on b.barber_id = s.id
         and b.during && tstzrange($2, $2::timestamptz + make_interval(days => salons.horizon_days + 4))
       where s.salon_id = c.salon_id and ${isNoAbsence} and ${isHeldAt('$3')}
     ) as blocks, (
       select (extract(epoch from min(o.held_until)) * 1000)::bigint
       from barbers s join booking_blocks b on b.barber_id = s.id and b.offer_id is not null
         join wait_offers o on o.id = b.offer_id
       where s.salon_id = c.salon_id and o.held_until > $3::timestamptz
     ) as held_until
   from salon_clock c join salons on salons.id = c.salon_id
   where c.salon_id = any($1)`,
);

/** The clocks of several salons with their bookings up to the horizon. */
async function readBusyRows(
  db: Database,
  salonIds: readonly string[],
  time: number,
): Promise<readonly BusyRow[]> {
  return (await findBusy(db, salonIds, instantText(time - day), instantText(time))).rows;
}
