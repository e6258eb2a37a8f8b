import type { SalonCalendar } from '@salonica/policy';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
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

/** Calendars of this process; of real salons only, because each comes from a row. */
const bounds = { max: 1000, maxSize: 64 * 1024 * 1024 };

/** Bytes of a calendar, roughly: its team with their hours, its services, its exceptional days. */
function sizeOf({ calendar }: VersionedCalendar): number {
  const { barbers, services, exceptions } = calendar;
  const ofTeam = barbers.reduce(
    (size, one) => size + 2048 + (one.absences.count + one.dated.size) * 64,
    0,
  );
  return 4096 + ofTeam + services.size * 512 + exceptions.size * 512;
}

export function createKnownCalendars(): KnownCalendars {
  const kept = new LRUCache<string, VersionedCalendar>({ ...bounds, sizeCalculation: sizeOf });

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
        kept.set(read.calendar.salonId, read);
        found.set(read.calendar.salonId, read);
      }
      return found;
    },
  };
}
