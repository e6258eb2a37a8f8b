import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rangeEdges } from '../../platform/database/range-edges.ts';
import { barberAbsences, barbers } from '../../platform/database/schema/index.ts';

/**
 * The absences of a salon's barbers, in order.
 * @param isMeant - the condition on their time
 */
export async function readAbsences(db: Database, salonId: string, isMeant: SQL) {
  const rows = await db
    .select({
      id: barberAbsences.id,
      barberId: barberAbsences.barberId,
      ...rangeEdges(barberAbsences.during),
    })
    .from(barberAbsences)
    .innerJoin(barbers, eq(barbers.id, barberAbsences.barberId))
    .where(and(eq(barbers.salonId, salonId), isMeant))
    .orderBy(sql`lower(${barberAbsences.during})`, barberAbsences.id);
  return rows.map(({ id, barberId, ...range }) => ({ id, barberId, range }));
}
