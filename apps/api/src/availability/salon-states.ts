import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTurns } from '../database/in-turns.ts';
import { salonClock } from '../database/schema/index.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { type BlockRow, blockRows, busyOf } from './busy-rows.ts';
import type { Busy, SalonCalendar } from './calendar.ts';
import { readCalendars } from './calendar-rows.ts';
import { day } from './plain-time.ts';

/** A salon at one version of its clock. */
export interface SalonState {
  version: number;
  calendar: SalonCalendar;
  /** From yesterday to the end of the horizon. */
  busy: Busy;
  /** `salon_clock.calendar` of the calendar. */
  calendarVersion: number;
  /** Until then its bookings reach to the end of the horizon. */
  goodUntil: number;
}

/** What this process knows of salons. Every read asks the database for the version: other processes write, too. */
export interface SalonStates {
  /** Those that are known, in one query. */
  read(salonIds: readonly string[]): Promise<ReadonlyMap<string, SalonState>>;
  /** The version of a salon's clock, without its bookings. */
  version(salonId: string): Promise<number | undefined>;
  /**
   * The calendar at a version of `salon_clock.calendar`, for a transaction that holds the clock.
   *
   * @param tx - reads it where it is not known
   */
  calendar(tx: Database, salonId: string, calendarVersion: number): Promise<SalonCalendar>;
}

interface ClockRow extends Record<string, unknown> {
  salon_id: string;
  version: string;
  calendar: string;
  blocks: BlockRow[] | null;
}

/** Salons that a process remembers. */
const mostKept = 1000;

export function createSalonStates({ db, now }: Pick<ServiceOptions, 'db' | 'now'>): SalonStates {
  const kept = new Map<string, SalonState>();

  function keep(state: SalonState): void {
    const { salonId } = state.calendar;
    // Two reads may come back in another order than they were sent.
    if ((kept.get(salonId)?.version ?? -1) > state.version) return;
    kept.delete(salonId);
    kept.set(salonId, state);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  async function refresh(salonIds: readonly string[]): Promise<ReadonlyMap<string, SalonState>> {
    const time = now();
    const known = new Map<string, SalonState>();
    for (const id of salonIds) {
      const state = kept.get(id);
      if (state !== undefined && state.goodUntil > time) known.set(id, state);
    }
    const rows = await readClocks(db, salonIds, known, time);
    const calendars = await missingCalendars(db, rows, known, time);
    const states = new Map<string, SalonState>();
    for (const row of rows) {
      const before = known.get(row.salon_id);
      const isSame = before?.version === Number(row.version);
      const calendar = calendars.get(row.salon_id) ?? before;
      if (calendar === undefined) continue;
      const state = before !== undefined && isSame ? before : stateOf(row, calendar, time);
      states.set(row.salon_id, state);
      keep(state);
    }
    return states;
  }

  const versions = inTurns((salonIds: readonly string[]) => readVersions(db, salonIds));
  return {
    read: inTurns(refresh),
    version: async (salonId) => (await versions([salonId])).get(salonId),
    async calendar(tx, salonId, calendarVersion) {
      const known = kept.get(salonId);
      if (known?.calendarVersion === calendarVersion) return known.calendar;
      const [read] = await readCalendars(tx, [salonId], now());
      if (read === undefined) throw new Error('A salon with a clock has a calendar.');
      return read.calendar;
    },
  };
}

async function readVersions(
  db: Database,
  salonIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: salonClock.salonId, version: salonClock.version })
    .from(salonClock)
    .where(inArray(salonClock.salonId, [...salonIds]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

type KnownCalendar = Pick<SalonState, 'calendar' | 'calendarVersion'>;

const stateOf = (
  { version, blocks }: ClockRow,
  { calendar, calendarVersion }: KnownCalendar,
  time: number,
): SalonState => ({
  version: Number(version),
  calendar,
  calendarVersion,
  busy: busyOf(blocks ?? []),
  goodUntil: time + day,
});

/** Calendars that are not known, or no longer true. */
async function missingCalendars(
  db: Database,
  rows: readonly ClockRow[],
  known: ReadonlyMap<string, SalonState>,
  time: number,
): Promise<ReadonlyMap<string, KnownCalendar>> {
  const missing = rows.filter(
    ({ salon_id: id, calendar }) => known.get(id)?.calendarVersion !== Number(calendar),
  );
  if (missing.length === 0) return new Map();
  const ids = missing.map(({ salon_id: id }) => id);
  const calendars = await readCalendars(db, ids, time);
  return new Map(
    calendars.map(({ version, calendar }) => [
      calendar.salonId,
      { calendar, calendarVersion: version },
    ]),
  );
}

/** The clocks of some salons; with their bookings, up to the end of the horizon, where those that are known are old. */
async function readClocks(
  db: Database,
  salonIds: readonly string[],
  known: ReadonlyMap<string, SalonState>,
  time: number,
): Promise<readonly ClockRow[]> {
  const versions = salonIds.map((id) => known.get(id)?.version ?? -1);
  const from = new Date(time - day).toISOString();
  const { rows } = await db.execute<ClockRow>(sql`
    select c.salon_id, c.version, c.calendar,
      case when c.version <> known.version then (
        select ${blockRows}
        from staff s join booking_blocks b on b.staff_id = s.id
          and b.during && tstzrange(${from}, ${from}::timestamptz + make_interval(days => salons.horizon_days + 4))
        where s.salon_id = c.salon_id
      ) end as blocks
    from unnest(${sql.param(salonIds)}::text[], ${sql.param(versions)}::bigint[]) as known(id, version)
      join salon_clock c on c.salon_id = known.id
      join salons on salons.id = known.id`);
  return rows;
}
