import { type ProfileResponse, walletCurrency } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

interface ProfileRow {
  name: string | null;
  email: string | null;
  isEmailVerified: boolean;
  newEmail: string | null;
  newEmailUntil: Date | null;
  picture: string | null;
  bookings: number;
  favorites: number;
  spent: number;
  rating: number | null;
}

/** A visit is over by the clock, as in the list of bookings; a missed one costs nothing. */
const selectProfile = statement<ProfileRow>(
  'profile',
  `select nullif(c.fullname, '') as name, c.email,
     c.email_verified_at is not null as "isEmailVerified", p.hash as picture, visits.*, saved.*,
     change.email as "newEmail", change.expires_at as "newEmailUntil"
   from customers c
   left join customer_pictures p on p.customer_id = c.id
   left join lateral (select e.email, e.expires_at from email_changes e
     where e.customer_id = c.id and e.purpose = 'change' and e.ended_at is null and e.confirmed_at is null
     order by e.created_at desc limit 1) change on true,
   lateral (select
     count(*) filter (where b.status in ('confirmed', 'completed', 'no_show'))::int as bookings,
     coalesce(sum(b.total_minor) filter (where b.currency = $3 and
       (b.status = 'completed' or b.status = 'confirmed' and b.ends_at <= $2::timestamptz)), 0)::float8 as spent,
     round(avg(r.stars), 1)::float8 as rating
     from bookings b left join reviews r on r.booking_id = b.id
     where b.customer_id = c.id) visits,
   lateral (select count(*)::int as favorites
     from favorites f join salons s on s.id = f.salon_id
     where f.customer_id = c.id and s.retired_at is null) saved
   where c.id = $1::uuid`,
);

/**
 * A customer with totals of their records.
 * @param time - milliseconds since 1970
 */
export async function readProfile(
  db: Database,
  customerId: string,
  time: number,
): Promise<ProfileResponse> {
  const at = new Date(time).toISOString();
  const { rows } = await selectProfile(db, customerId, at, walletCurrency);
  const [row] = rows;
  if (row === undefined) throw new Error('Whoever asks is stored.');
  const { name, email, isEmailVerified, newEmail, newEmailUntil, picture, spent, ...figures } = row;
  return {
    name,
    email,
    isEmailVerified,
    emailChange:
      newEmail === null || newEmailUntil === null
        ? null
        : { email: newEmail, expiresAt: newEmailUntil.toISOString() },
    picture,
    figures: { ...figures, spent: { minor: spent, currency: walletCurrency } },
  };
}
