import type { Client } from 'pg';

/** Expressions for columns of a copied row: `t` is the original, `c` the copy of its salon. */
type Changes = Readonly<Record<string, string>>;

/** How rows of a table belong to a salon; barbers beyond the fifth are not copied. */
interface CopiedTable {
  table: string;
  /** Joins `c`, a copy of the salon. */
  of: string;
  changes: Changes;
}

const bySalon = 'join copies c on c.template = t.salon_id';
const byBarber = `join barbers b on b.id = t.barber_id and b.position < 5
  join copies c on c.template = b.salon_id`;
const own = (column: string) => `c.id || substr(t.${column}, length(c.template) + 1)`;

const tables: readonly CopiedTable[] = [
  {
    table: 'salons',
    of: 'join copies c on c.template = t.id',
    changes: {
      id: 'c.id',
      position: '100 + c.number',
      name: `t.name || ' ' || c.number`,
      search_terms: `t.search_terms || array_to_tsvector(array['n:' || c.number])`,
      latitude: 'c.latitude',
      longitude: 'c.longitude',
      distance_miles: `7917.5226 * asin(sqrt(power(sin(radians(c.latitude - 40.6326) / 2), 2) +
        cos(radians(c.latitude)) * cos(radians(40.6326)) * power(sin(radians(c.longitude - 22.9407) / 2), 2)))`,
      rating: `round((3.5 + 1.5 * random())::numeric, 1)`,
      review_count: '20 + (random() * 400)::int',
    },
  },
  ...['salon_images', 'salon_categories', 'salon_hours', 'salon_exceptions'].map((table) => ({
    table,
    of: bySalon,
    changes: { salon_id: 'c.id' },
  })),
  { table: 'services', of: bySalon, changes: { id: own('id'), salon_id: 'c.id' } },
  {
    table: 'barbers',
    of: `${bySalon} and t.position < 5`,
    changes: { id: own('id'), salon_id: 'c.id' },
  },
  {
    table: 'barber_services',
    of: byBarber,
    changes: { barber_id: own('barber_id'), service_id: own('service_id') },
  },
  { table: 'barber_hours', of: byBarber, changes: { barber_id: own('barber_id') } },
  {
    table: 'barber_absences',
    of: byBarber,
    changes: { id: 'gen_random_uuid()', barber_id: own('barber_id') },
  },
];

/** Fills up to a number of salons with copies of the built-in ones, all over the country. */
export async function copySalons(client: Client, salons: number): Promise<void> {
  await client.query('select setseed(0.5)');
  // Nine of ten are in one of twelve cities of different sizes.
  await client.query(`
    create temporary table cities as
      select city, 35.5 + 5.7 * random() as latitude, 20.5 + 6.5 * random() as longitude
      from generate_series(1, 12) city`);
  await client.query(
    `create temporary table copies as
      select 'copy-' || n as id, n as number, t.id as template,
        case when n % 10 = 0 then 35 + 6.5 * random() else y.latitude + 0.08 * (random() - 0.5) end as latitude,
        case when n % 10 = 0 then 20 + 8 * random() else y.longitude + 0.08 * (random() - 0.5) end as longitude
      from generate_series(1, $1::int - (select count(*)::int from salons)) n
        join (select id, (row_number() over (order by id))::int - 1 as place, count(*) over ()::int as many from salons) t
          on t.place = n % t.many
        join cities y on y.city = 1 + (12 * power((n * 7919 % 1000) / 1000.0, 2))::int % 12`,
    [salons],
  );
  await client.query('create index on copies (template)');
  await client.query('analyze copies');
  for (const { table, of, changes } of tables) {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => changes[name] ?? `t."${name}"`);
    const list = names.map((name) => `"${name}"`).join();
    await client.query(
      `insert into ${table} (${list}) select ${values.join()} from ${table} t ${of}`,
    );
  }
  await client.query('insert into salon_clock (salon_id) select id from copies');
  await client.query(`
    insert into known_terms (term)
    select distinct term from salons, unnest(tsvector_to_array(search_terms)) as term where term not like 'p:%'
    on conflict do nothing`);
}
