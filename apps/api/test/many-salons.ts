import { Client } from 'pg';
import { copySalons } from '../bench/scale/copies.ts';
import { createFreeTimes } from '../src/subjects/availability/free-times.ts';
import { createSalonStates } from '../src/subjects/availability/salon-states.ts';
import { testNow } from './backend.ts';
import type { TestDatabase } from './test-database.ts';

/** Fills a database up to a number of salons, with the free times of the built-in ones. */
export async function addManySalons(
  { url, db }: Pick<TestDatabase, 'url' | 'db'>,
  salons: number,
): Promise<void> {
  const freeTimes = createFreeTimes(db, createSalonStates({ db, now: () => testNow }));
  while (!(await freeTimes.settle()));
  const client = new Client({ connectionString: url });
  await client.connect();
  // A trigger for each row costs more than the rows.
  await client.query(`set session_replication_role = 'replica'`);
  await copySalons(client, salons);
  await client.query(`
    insert into free_times (salon_id, version, starts, quarters, next_at, next_until, good_until, distance_miles, place)
    select c.id, 0, f.starts, f.quarters, f.next_at, f.next_until, f.good_until, s.distance_miles, s.place
    from copies c join free_times f on f.salon_id = c.template join salons s on s.id = c.id`);
  await client.query('analyze');
  await client.end();
}
