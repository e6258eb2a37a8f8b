import { Client } from 'pg';
import { createFreeTimes } from '../../src/subjects/availability/free-times.ts';
import { createSalonStates } from '../../src/subjects/availability/salon-states.ts';
import { benchNow } from '../harness/start-app.ts';
import type { TemporaryDatabase } from '../harness/temporary-database.ts';
import { copySalons } from './copies.ts';
import { addBookings, addReviews } from './records.ts';

export interface Size {
  salons: number;
  bookings: number;
  reviews: number;
}

const today = new Date(benchNow).toISOString().slice(0, 10);

/** Fills a database; `report` is called with what was done, and the seconds that it took. */
export async function fill(
  { url, db }: TemporaryDatabase,
  { salons, bookings, reviews }: Size,
  report: (what: string, seconds: number) => void,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Triggers and references cost more than all of the rows; what they do follows below.
  await client.query(`set session_replication_role = 'replica'`);
  const timed = async (what: string, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    report(what, (performance.now() - start) / 1000);
  };
  await timed(`${salons} salons`, () => copySalons(client, salons));
  await timed(`${bookings} bookings`, () => addBookings(client, bookings, today));
  await timed(`${reviews} reviews`, () => addReviews(client, reviews));
  await client.query(`
    insert into free_times_due (salon_id, version) select salon_id, version from salon_clock
    on conflict do nothing`);
  await timed('vacuum', () => client.query('vacuum analyze'));
  await timed('free times', async () => {
    const freeTimes = createFreeTimes(db, createSalonStates({ db, now: () => benchNow }));
    while (!(await freeTimes.settle()));
  });
  await timed('vacuum', () => client.query('vacuum analyze free_times, free_times_due'));
  await client.end();
}
