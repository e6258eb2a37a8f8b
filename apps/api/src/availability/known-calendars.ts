import type { SalonCalendar } from './calendar.ts';
import type { Database } from '../database/database.ts';
import { readCalendars, type VersionedCalendar } from './calendar-rows.ts';

/** A calendar and the version of `salon_clock.calendar` at which it was read. */
export interface WantedCalendar {
  salonId: string;
  version: number;
}

/** The salon calendars that this process has read. */
export interface KnownCalendars {
  /**
   * Calendars at the requested versions or newer; missing ones are read in one query.
   * @param db - the database, or a transaction that holds the clocks
   */
  at(
    db: Database,
    wanted: readonly WantedCalendar[],
    now: number,
  ): Promise<ReadonlyMap<string, VersionedCalendar>>;
  /** The last one read, which may be outdated. */
  last(salonId: string): SalonCalendar | undefined;
}

/** Number of cached salons. */
const maxEntries = 1000;

export function createKnownCalendars(): KnownCalendars {
  const kept = new Map<string, VersionedCalendar>();

  function keep(known: VersionedCalendar): void {
    const { salonId } = known.calendar;
    kept.delete(salonId);
    kept.set(salonId, known);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  }

  return {
    last: (salonId) => kept.get(salonId)?.calendar,
    async at(db, wanted, now) {
      const isKnown = ({ salonId, version }: WantedCalendar) =>
        kept.get(salonId)?.version === version;
      const missing = wanted.filter((one) => !isKnown(one)).map(({ salonId }) => salonId);
      const found = new Map<string, VersionedCalendar>();
      for (const { salonId } of wanted) {
        const known = kept.get(salonId);
        if (known !== undefined) found.set(salonId, known);
      }
      if (missing.length === 0) return found;
      for (const read of await readCalendars(db, missing, now)) {
        keep(read);
        found.set(read.calendar.salonId, read);
      }
      return found;
    },
  };
}
