import { type Bilingual, salonTerms } from '@salonica/search';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { knownTerms, salons } from '../../platform/database/schema/index.ts';

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
    update salons set search_terms = found.terms
    from json_to_recordset(${JSON.stringify(found)}::json) as found (id text, terms text[])
    where salons.id = found.id and salons.search_terms is distinct from found.terms`);
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

/** Writes the terms of salons that have none yet, such as after a change of the schema. */
export async function completeSearchTerms(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: salons.id })
      .from(salons)
      .where(sql`${salons.searchTerms} = '{}'`)
      .limit(atOnce);
    if (rows.length === 0) return;
    await writeSearchTerms(
      db,
      rows.map(({ id }) => id),
    );
  }
}
