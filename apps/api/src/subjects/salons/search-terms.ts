import { type Bilingual, salonTerms } from '@salonica/search';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { knownTerms, salons } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';

interface TextRow {
  id: string;
  name: string;
  address: Bilingual;
  services: Bilingual[];
  team: Bilingual[];
  categories: string[];
}

const namesOf = (table: 'services' | 'barbers') => sql<Bilingual[]>`(
  select coalesce(json_agg(json_build_object('en', name_en, 'el', name_el) order by position, id), '[]')
  from ${sql.identifier(table)} where salon_id = salons.id and retired_at is null)`;

const textsOf = (db: Database, ids: readonly string[]): Promise<TextRow[]> =>
  db
    .select({
      id: salons.id,
      name: salons.name,
      address: sql<Bilingual>`json_build_object('en', ${salons.addressEn}, 'el', ${salons.addressEl})`,
      services: namesOf('services'),
      team: namesOf('barbers'),
      categories: sql<string[]>`(
        select coalesce(json_agg(c.title order by s.position), '[]')
        from salon_categories s join categories c on c.id = s.category_id
        where s.salon_id = salons.id)`,
    })
    .from(salons)
    .where(inArray(salons.id, [...ids]));

/**
 * Writes what salons are found by. Every change of a name, an address, a service, a barber or a
 * category calls it in the same transaction.
 */
export async function writeSearchTerms(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = (await textsOf(db, ids)).map(({ id, ...texts }) => ({
    id,
    terms: salonTerms(texts),
  }));
  await db.execute(sql`
    update salons set search_terms = array_to_tsvector(found.terms)
    from json_to_recordset(${JSON.stringify(found)}::json) as found (id text, terms text[])
    where salons.id = found.id and salons.search_terms <> array_to_tsvector(found.terms)`);
  await keepTerms(db, new Set(found.flatMap(({ terms }) => terms)));
}

/** Names of barbers are looked up whole, and need no corrections. */
async function keepTerms(db: Database, terms: ReadonlySet<string>): Promise<void> {
  const kept = [...terms].filter((term) => !term.startsWith('p:')).toSorted();
  await db.execute(sql`
    insert into ${knownTerms} (term)
    select json_array_elements_text(${JSON.stringify(kept)}::json)
    on conflict do nothing`);
}

const atOnce = 500;

/**
 * Writes the terms of salons that have none yet, such as after a change of the schema. Processes
 * that start together share the work.
 */
export async function completeSearchTerms(db: Database, stopping: AbortSignal): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined && !stopping.aborted) last = await completeSome(db, last);
}

/** @returns the last one of them; undefined where there are no more */
const completeSome = (db: Database, after: string): Promise<string | undefined> =>
  transact(db, async (tx) => {
    const rows = await tx
      .select({ id: salons.id })
      .from(salons)
      .where(and(eq(salons.searchTerms, ''), gt(salons.id, after)))
      .orderBy(salons.id)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    await writeSearchTerms(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.at(-1)?.id;
  });
