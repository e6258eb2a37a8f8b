import type { DeskEntryWire, ObstacleWire } from '@salonica/contract/v1';
import { type Occupied, obstaclesAt, type Range, wallClock, wallRange } from '@salonica/policy';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { barberAbsences } from '../../platform/database/schema/index.ts';
import { instants } from '../availability/busy-rows.ts';
import { type EntriesQuery, readEntries } from './day-entries.ts';

export interface OccupiedChair extends Occupied {
  obstacle: ObstacleWire;
}

export interface ChairQuery extends EntriesQuery {
  barberId: string;
  /** Bookings or a block that would move. */
  except?: string | readonly string[] | undefined;
}

/** What occupies a chair between two instants, by start. */
export async function readOccupied(db: Database, query: ChairQuery): Promise<OccupiedChair[]> {
  const { bounds, barberId, except, timeZone } = query;
  const left = [except].flat();
  const entries = (await readEntries(db, query)).filter(
    (entry) => entry.barberId === barberId && !left.includes(entry.id),
  );
  const away = await db
    .select(rangeEdges(barberAbsences.during))
    .from(barberAbsences)
    .where(
      and(
        eq(barberAbsences.barberId, barberId),
        sql`${barberAbsences.during} && ${instants(bounds.from, bounds.until)}`,
      ),
    )
    .orderBy(sql`lower(${barberAbsences.during})`);
  return [
    ...entries.flatMap(chairOf),
    ...away.map((range) => {
      const { date, starts, ends } = wallRange(timeZone, range);
      const { date: lastDate } = wallClock(timeZone, range.until - 1);
      const span = { date, starts, lastDate, ends };
      const obstacle = { kind: 'absence', name: null, purpose: null, ...span } as const;
      return { parts: [range], obstacle };
    }),
  ];
}

/** All things in a range, by start. */
export async function readObstacles(
  db: Database,
  { range, ...query }: Omit<ChairQuery, 'bounds'> & { range: Range },
): Promise<ObstacleWire[]> {
  const things = await readOccupied(db, { ...query, bounds: range });
  return obstaclesAt([range], things)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map(({ obstacle }) => obstacle);
}

const startOf = ({ parts }: OccupiedChair): number => parts[0]?.from ?? 0;

function chairOf(entry: DeskEntryWire): OccupiedChair[] {
  const parts = entry.parts.map(({ startsAt, endsAt }) => ({
    from: Date.parse(startsAt),
    until: Date.parse(endsAt),
  }));
  const { kind } = entry;
  const shown = kind === 'booking' ? entry.visit : entry.parts[0];
  if (shown === undefined) return [];
  const { date, starts, ends } = shown;
  const name = kind === 'booking' ? entry.customerName : null;
  const purpose = kind === 'block' ? entry.purpose : null;
  return [{ parts, obstacle: { kind, name, purpose, date, starts, lastDate: date, ends } }];
}
