import type { Client } from 'pg';

/** The account of a customer. */
export const uidOf = (customer: number): string => `bench-${customer}`;

const customers = 60_000;

const customerId = (number: string) =>
  `('00000000-0000-4000-9000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Bookings of five weeks around the bench's moment, without overlaps, and what goes with them. */
export async function addBookings(client: Client, bookings: number, today: string): Promise<void> {
  await client.query(`
    insert into customers (id, email, email_verified_at, fullname, identity_uid)
    select ${customerId('n')}, 'bench-' || n || '@salonica.example', '2026-01-01', 'Customer ' || n, 'bench-' || n
    from generate_series(1, ${customers}) n`);
  await client.query(`
    create temporary table chairs as
      select b.id, b.salon_id, (row_number() over (order by b.id))::int as number, s.id as service_id
      from barbers b join (
        select distinct on (salon_id) salon_id, id from services where retired_at is null order by salon_id, position
      ) s on s.salon_id = b.salon_id
      where b.retired_at is null`);
  await client.query('analyze chairs');
  // Each chair has five times a day on 37 days; 37 is prime, so that no two are the same.
  await client.query(
    `insert into bookings (id, salon_id, customer_id, service_id, barber_id, local_date, local_time, time_zone,
       starts_at, ends_at, status, service_minor, barber_minor, travel_minor, currency, location, address, notes, names, language, created_at)
     select gen_random_uuid(), salon_id, ${customerId(`1 + (number * 31 + j) % ${customers}`)}, service_id, id,
       day, at, 'Europe/Athens', starts, starts + interval '45 minutes',
       case when starts < $1::date then 'completed' else 'confirmed' end, 6500, 0, 0, 'USD', 'salon', '', '',
       '{"salon":"Salon","service":{"en":"Haircut","el":"Κούρεμα"},"barber":{"en":"Maria","el":"Μαρία"}}', 'el', $1::date - 30
     from (
       select c.*, j, day, at, (day + at) at time zone 'Europe/Athens' as starts
       from chairs c
         cross join generate_series(0, $2::int / (select count(*)::int from chairs)) j
         cross join lateral (select $1::date + (c.number + j * 7) % 37 - 7 as day,
           (array['09:00', '11:00', '13:00', '15:00', '17:00']::time[])[1 + (c.number + j / 37) % 5] as at) place
       where j < 185 and j * (select count(*) from chairs) + c.number <= $2::int
     ) visits`,
    [today, bookings],
  );
  await client.query(`
    insert into booking_blocks (id, booking_id, barber_id, during)
    select gen_random_uuid(), id, barber_id, tstzrange(starts_at, ends_at)
    from bookings where status = 'confirmed'`);
  // What a deletion and a download look for.
  await client.query(`
    insert into mails (id, kind, subject, revision, recipient, language, facts, created_at, sent_at)
    select gen_random_uuid(), 'confirmation', b.id, 0, c.email, 'el', '{}', b.created_at, b.created_at
    from bookings b join customers c on c.id = b.customer_id`);
  await client.query(`
    insert into audit (actor, action, subject, after)
    select 'customer:' || customer_id, 'booking.confirm', id, '{}' from bookings where customer_id is not null`);
}

/** Reviews of every salon, a few each day of the last years. */
export async function addReviews(client: Client, reviews: number): Promise<void> {
  await client.query(
    `insert into reviews (id, salon_id, author, stars, words, language, date)
     select gen_random_uuid(), s.id, 'Eleni V.', 3 + (n + s.position) % 3,
       'A calm place, and the cut was what we had agreed on.', 'en', date '2026-12-01' - (n * 13 % 1500)
     from salons s cross join generate_series(1, $1::int / (select count(*)::int from salons)) n`,
    [reviews],
  );
}
