import { type ProfileAnswer, walletCurrency } from '@salonica/contract/v1';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

interface FiguresRow {
  bookings: number;
  favorites: number;
  spent: number;
  rating: number | null;
}

/** A visit is over by the clock, as in the list of bookings; one that nobody came to costs nothing. */
const selectFigures = statement<FiguresRow>(
  'profile_figures',
  `select
     count(*) filter (where b.status in ('confirmed', 'completed', 'no_show'))::int as bookings,
     coalesce(sum(b.total_minor) filter (where b.currency = $3 and
       (b.status = 'completed' or b.status = 'confirmed' and b.ends_at <= $2::timestamptz)), 0)::float8 as spent,
     round(avg(r.stars), 1)::float8 as rating,
     (select count(*) from favorites f join salons s on s.id = f.salon_id
      where f.customer_id = $1::uuid and s.retired_at is null)::int as favorites
   from bookings b left join reviews r on r.booking_id = b.id
   where b.customer_id = $1::uuid`,
);

/**
 * What a customer's records come to.
 *
 * @param time - milliseconds since 1970
 */
export async function figuresOf(
  db: Database,
  customerId: string,
  time: number,
): Promise<ProfileAnswer['figures']> {
  const { rows } = await selectFigures(
    db,
    customerId,
    new Date(time).toISOString(),
    walletCurrency,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate answers one row.');
  const { bookings, favorites, spent, rating } = row;
  return { bookings, favorites, spent: { minor: spent, currency: walletCurrency }, rating };
}
