import { and, eq, gte, inArray, lt, not, like, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ledgerJournals, topUps } from '../../platform/database/schema/index.ts';
import type { AuditWorld } from './audit-world.ts';
import { mostFound } from './most-found.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How far back the provider's charges are compared. */
const since = 31 * day;

/** Charges per query. */
const batch = 1000;

const isTopUp = eq(ledgerJournals.kind, 'top-up');

/** Money that was taken from a card and not booked. */
export async function findUnbookedCharges(
  db: Database,
  { payments, time }: AuditWorld,
): Promise<readonly string[]> {
  // The last hour may still be booked.
  const charged = (await payments?.charges(new Date(time - since), new Date(time - hour))) ?? [];
  const found: string[] = [];
  for (let first = 0; first < charged.length; first += batch) {
    const some = charged.slice(first, first + batch);
    const rows = await db
      .select({ ref: ledgerJournals.ref })
      .from(ledgerJournals)
      .where(and(isTopUp, inArray(ledgerJournals.ref, some)));
    const booked = new Set(rows.map(({ ref }) => ref));
    found.push(...some.filter((id) => !booked.has(id)));
  }
  const named = await db
    .select({ id: topUps.id })
    .from(topUps)
    .where(
      and(
        eq(topUps.status, 'booked'),
        notExists(
          db
            .select({ id: ledgerJournals.id })
            .from(ledgerJournals)
            .where(and(isTopUp, eq(ledgerJournals.ref, topUps.chargeId))),
        ),
      ),
    )
    .limit(mostFound);
  return [...found, ...named.map(({ id }) => id)].slice(0, mostFound);
}

/** Money that was booked and not taken from a card; that of sample records never was. */
export async function findUnchargedJournals(
  db: Database,
  { payments, time }: AuditWorld,
): Promise<readonly string[]> {
  if (payments === undefined) return [];
  const charged = new Set(await payments.charges(new Date(time - since), new Date(time + day)));
  const rows = await db
    .select({ id: ledgerJournals.id, ref: ledgerJournals.ref })
    .from(ledgerJournals)
    .where(
      and(
        isTopUp,
        // A charge may be a little older than its journal, or the other way round.
        gte(ledgerJournals.at, new Date(time - since + day)),
        lt(ledgerJournals.at, new Date(time + day)),
        not(like(ledgerJournals.ref, 'sample-%')),
      ),
    );
  return rows
    .filter(({ ref }) => !charged.has(ref))
    .map(({ id }) => id)
    .slice(0, mostFound);
}
