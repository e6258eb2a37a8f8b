import type { DeskEntryWire, ObstacleWire } from '@salonica/contract/v1';
import { type Occupied, obstacleAt, type Range, wallRange } from '@salonica/policy';
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
  /** A booking or a block that would move. */
  except?: string | undefined;
}

/** What occupies a chair between two instants, by start. */
export async function readOccupied(db: Database, query: ChairQuery): Promise<OccupiedChair[]> {
  const { bounds, barberId, except, timeZone } = query;
  const entries = (await readEntries(db, query)).filter(
    (entry) => entry.barberId === barberId && entry.id !== except,
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
      const obstacle = { kind: 'absence', name: null, purpose: null, date, starts, ends } as const;
      return { parts: [range], obstacle };
    }),
  ];
}

/** The first thing in a range; null where the chair is free. */
export async function readObstacle(
  db: Database,
  { range, ...query }: Omit<ChairQuery, 'bounds'> & { range: Range },
): Promise<ObstacleWire | null> {
  const things = await readOccupied(db, { ...query, bounds: range });
  return obstacleAt([range], things)?.obstacle ?? null;
}

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
  return [{ parts, obstacle: { kind, name, purpose, date, starts, ends } }];
}
