import { sql } from 'drizzle-orm';
import { type AuditCheck, select } from './audit-check.ts';
import { findUnbookedCharges, findUnchargedJournals } from './charges.ts';
import { deliveryChecks } from './delivery-checks.ts';
import { findMovedBookings } from './moved-bookings.ts';

/** Checks the rules of constraints, locks and triggers independently of them. */
export const auditChecks: readonly AuditCheck[] = [
  select(
    'chair-taken-twice',
    sql`select a.id::text as id from booking_blocks a join booking_blocks b
        on b.barber_id = a.barber_id and b.during && a.during and b.id > a.id
        order by a.id`,
  ),
  select(
    'hold-without-offer',
    sql`select distinct o.id::text as id from wait_offers o join booking_blocks b on b.offer_id = o.id
        where o.status not in ('open', 'moved') order by id`,
  ),
  select(
    'offer-without-hold',
    sql`select o.id::text as id from wait_offers o
        where o.status in ('open', 'moved') and o.held_until > now() and not exists (
          select from booking_blocks b where b.offer_id = o.id
        ) order by o.id`,
  ),
  select(
    'hold-past-its-end',
    sql`select o.id::text as id from wait_offers o
        where o.held_until < now() - interval '15 minutes' and (o.status in ('open', 'moved')
          or exists (select from booking_blocks b where b.offer_id = o.id))
        order by o.id`,
  ),
  select(
    'customer-in-two-places',
    // The customer without an account stands for all others of a preview.
    sql`select a.id::text as id from customers c
          join bookings a on a.customer_id = c.id and a.status = 'confirmed' and a.ends_at > now()
          join bookings b on b.customer_id = c.id and b.status = 'confirmed' and b.id > a.id
            and b.starts_at < a.ends_at and a.starts_at < b.ends_at
        where c.identity_uid is not null
        order by a.id`,
  ),
  select(
    'booking-at-closed-salon',
    sql`select b.id::text as id from bookings b
          join salons s on s.id = b.salon_id join barbers t on t.id = b.barber_id
        where b.status = 'confirmed' and b.starts_at > now() and b.kept_at is null and (
          s.retired_at is not null or t.retired_at is not null
          or exists (select from barber_absences a
            where a.barber_id = b.barber_id and a.during && tstzrange(b.starts_at, b.ends_at))
          or not exists (
            select from salon_exceptions e where e.salon_id = b.salon_id and e.date = b.local_date
              and b.local_time >= e.opens and b.local_time < e.closes
            union all
            select from salon_hours h where h.salon_id = b.salon_id
              and h.weekday = extract(isodow from b.local_date)
              and b.local_time >= h.opens and b.local_time < h.closes
              and not exists (select from salon_exceptions e
                where e.salon_id = b.salon_id and e.date = b.local_date)))
        order by b.id`,
  ),
  select(
    'visit-not-completed',
    sql`select id::text from bookings
        where status = 'confirmed' and ends_at < now() - interval '2 days' order by id`,
  ),
  select(
    'payment-not-settled',
    sql`select id::text from top_ups
        where status = 'pending' and created_at < now() - interval '3 hours'
        union all
        select id::text from withdrawals
        where status = 'pending' and asked_at < now() - interval '3 hours'`,
  ),
  { name: 'charge-without-journal', find: findUnbookedCharges },
  { name: 'journal-without-charge', find: findUnchargedJournals },
  { name: 'booking-at-another-instant', find: findMovedBookings },
  select(
    'rating-differs-from-reviews',
    sql`select s.id from salons s
        left join (
          select salon_id, count(*) as count, round(avg(stars), 1) as rating
          from reviews where is_public group by salon_id
        ) r on r.salon_id = s.id
        where s.review_count <> coalesce(r.count, 0)
          or round(s.rating::numeric, 1) <> coalesce(r.rating, 0)
        order by s.id`,
  ),
  select(
    'account-not-erased',
    sql`select id::text from closed_accounts
        where gone_at is null and closed_at < now() - interval '1 day'
        union all
        select c.id::text from closed_accounts c where c.closed_at < now() - interval '1 hour' and (
          exists (select from customers where id = c.id)
          or exists (select from idempotency_keys where actor = 'customer:' || c.id)
          or exists (select from events where topic = 'customer' and subject = c.id::text)
          or exists (select from audit where actor = 'customer:' || c.id))
        union all
        select id::text from bookings where num_nonnulls(customer_id, guest_id) = 0
          and (source = 'online' or guest_name is null) and num_nonnulls(guest_name, guest_email, nullif(address, ''), nullif(notes, '')) > 0
        union all
        select m.id::text from mails m join bookings b on b.id = m.subject
        where num_nonnulls(b.customer_id, b.guest_id) = 0
        union all
        select r.id::text from reviews r join bookings b on b.id = r.booking_id
        where num_nonnulls(b.customer_id, b.guest_id) = 0 and r.words is not null`,
  ),
  select(
    'journal-not-balanced',
    sql`select journal_id::text as id from ledger_entries
        group by journal_id, currency having sum(minor) <> 0 order by journal_id`,
  ),
  select(
    'wallet-differs-from-entries',
    sql`select a.id::text as id from ledger_accounts a
        left join ledger_balances b on b.account_id = a.id
        left join (
          select account_id, sum(minor) as minor from ledger_entries group by account_id
        ) e on e.account_id = a.id
        where a.kind = 'wallet' and coalesce(b.minor, 0) <> coalesce(e.minor, 0)
        order by a.id`,
  ),
  ...deliveryChecks,
];
