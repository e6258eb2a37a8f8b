import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { auditChecks } from './checks.ts';
import type { Database } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { createJobs } from '../../platform/jobs/runner.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { sendJob } from '../../platform/jobs/send.ts';
import { createLog } from '../../platform/log.ts';
import { storedOnly } from '../../platform/mail/transport.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { succeededCharges } from '../../preview/test-provider/charges.ts';
import { fillCalendars } from '../../preview/seed/others/fill-calendars.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { addCard, dollars, walletCalls } from '../../../test/wallet-calls.ts';
import { noIdentity } from '../../../test/no-identity.ts';

let database: TestDatabase;
let payments: PaymentProvider | undefined;

const day = 24 * 60 * 60_000;

/** A service after a day of use: samples, bookings, ratings and wallets. */
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await fillCalendars(db, testNow);
  const env = { SAMPLE_RECORDS: 'on', PAYMENT_PROVIDER: 'test' };
  const backend = createBackend({ db, env });
  ({ payments } = backend);
  const eleni = backend.customer('eleni');
  const salon = await makeSalon(db);
  const booking = await booked(bookingCalls(eleni).confirm(draftAt(salon)));
  const later = createBackend({ db, env, now: () => Date.parse(booking.endsAt) });
  await booked(bookingCalls(later.customer('eleni')).rate(booking, { rating: 4 }));
  const wallet = walletCalls(eleni);
  await wallet.topUp(dollars(50), await addCard(backend, eleni));
  await wallet.withdraw(dollars(5));
});
afterAll(() => database.close());

class Undone extends Error {}

/** The provider as a transaction sees its charges. */
const within = (tx: Database): PaymentProvider | undefined =>
  payments && { ...payments, charges: (since, until) => succeededCharges(tx, since, until) };

/** The audit's findings in a damaged database; the damage is reverted afterwards. */
async function findingsAfter(damage: (tx: Database) => Promise<unknown>) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const undone = transact(database.db, async (tx) => {
    await damage(tx);
    const log = createLog((line) => lines.push(line));
    await audit({ db: tx, log, metrics, now: () => testNow + day, payments: within(tx) });
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return { lines: lines.join(''), figures: await metrics.registry.metrics() };
}

/** Runs statements in sequence. */
const damageBy =
  (...statements: readonly ReturnType<typeof sql>[]) =>
  async (tx: Database) => {
    for (const statement of statements) await tx.execute(statement);
  };

test('nothing is found in records that the service has made', async () => {
  const { lines, figures } = await findingsAfter(() => Promise.resolve());
  expect(lines).toContain(`"event":"audited","checks":${auditChecks.length},"findings":0`);
  for (const { name } of auditChecks)
    expect(figures).toContain(`salonica_audit_findings{check="${name}"} 0`);
});

/** The booking that was confirmed by a call. */
const lastBooking = sql`select id from bookings where salon_id like 'made-%' limit 1`;

const oneBarber = sql`(select id from barbers order by id limit 1)`;

const oneWallet = sql`select id from ledger_accounts where kind = 'wallet' limit 1`;

test.each([
  [
    'chair-taken-twice',
    damageBy(
      sql`alter table booking_blocks drop constraint one_chair`,
      sql`insert into booking_blocks (booking_id, barber_id, during)
          select booking_id, barber_id, tstzrange(upper(during) - interval '1 second', upper(during) + interval '1 second')
          from booking_blocks where booking_id is not null order by upper(during) desc limit 1`,
    ),
  ],
  [
    'booking-at-another-instant',
    damageBy(
      sql`update bookings set starts_at = starts_at - interval '1 minute'
          where id = (select id from bookings order by id desc limit 1)`,
    ),
  ],
  [
    'booking-at-another-instant',
    // Half past three on the day on which the clocks skip that hour.
    damageBy(
      sql`insert into salon_exceptions (salon_id, date, opens, closes, reason_en, reason_el)
          select salon_id, '2027-03-28', '00:00', '23:59', 'Open', 'Ανοιχτά'
          from bookings order by id desc limit 1`,
      sql`update bookings set local_date = '2027-03-28', local_time = '03:30',
            starts_at = '2027-03-28T01:30:00Z', ends_at = '2027-03-28T02:30:00Z'
          where id = (select id from bookings order by id desc limit 1)`,
    ),
  ],
  [
    'hold-past-its-end',
    damageBy(
      sql`insert into wait_entries (id, customer_id, salon_id, service_id, mode, from_date, to_date, ends_at, language, created_at)
          select '00000000-0000-4000-8000-00000000aaaa', customer_id, salon_id, service_id, 'offer',
            local_date, local_date, ends_at, language, now()
          from bookings where id = (${lastBooking})`,
      sql`insert into wait_offers (id, entry_id, round_id, status, barber_id, local_date, local_time, starts_at,
            ends_at, service_minor, barber_minor, travel_minor, currency, held_until, created_at)
          select id, id, id, 'open', ${oneBarber}, from_date, '10:00', now(), ends_at, 1, 0, 0, 'USD',
            now() - interval '1 hour', now()
          from wait_entries where id = '00000000-0000-4000-8000-00000000aaaa'`,
      sql`insert into booking_blocks (offer_id, barber_id, during)
          values ('00000000-0000-4000-8000-00000000aaaa', ${oneBarber}, '[2030-01-01, 2030-01-02)')`,
    ),
  ],
  [
    'customer-in-two-places',
    damageBy(
      sql`insert into bookings (id, salon_id, customer_id, service_id, barber_id, local_date, local_time,
            time_zone, starts_at, ends_at, service_minor, barber_minor, travel_minor, currency, location, address,
            notes, names, language)
          select gen_random_uuid(), salon_id, customer_id, service_id, barber_id, local_date, local_time,
            time_zone, starts_at, ends_at, service_minor, barber_minor, travel_minor, currency, location, address,
            notes, names, language
          from bookings where id = (${lastBooking})`,
    ),
  ],
  [
    'booking-at-closed-salon',
    damageBy(
      sql`insert into salon_exceptions (salon_id, date, reason_en, reason_el)
          select salon_id, local_date, 'Closed', 'Κλειστά' from bookings where id = (${lastBooking})`,
    ),
  ],
  [
    'booking-at-closed-salon',
    damageBy(
      sql`update salons set retired_at = now()
          where id = (select salon_id from bookings where id = (${lastBooking}))`,
    ),
  ],
  [
    'booking-at-closed-salon',
    damageBy(
      sql`alter table barber_absences disable trigger touch_chairs`,
      sql`insert into barber_absences (barber_id, during)
          select barber_id, tstzrange(starts_at, ends_at) from bookings where id = (${lastBooking})`,
    ),
  ],
  [
    'visit-not-completed',
    damageBy(
      sql`update bookings set local_date = '2026-01-05', local_time = '10:00', starts_at = '2026-01-05T08:00:00Z',
            ends_at = '2026-01-05T09:00:00Z' where id = (${lastBooking})`,
    ),
  ],
  [
    'payment-not-settled',
    damageBy(sql`update withdrawals set asked_at = now() - interval '4 hours'
      where id = (select id from withdrawals where status = 'pending' order by id desc limit 1)`),
  ],
  [
    'charge-without-journal',
    damageBy(
      sql`insert into test_provider_charges (id, key, customer_id, token, minor, currency, status, at)
          select 'planted', 'planted', customer_id, token, 100, currency, status, at
          from test_provider_charges limit 1`,
    ),
  ],
  [
    'charge-without-journal',
    damageBy(
      sql`insert into top_ups (id, call_key, provider_ref, brand, last_four, minor, currency, status, charge_id, created_at, asked_at)
          values (gen_random_uuid(), 'planted', 'planted', 'visa', '4242', 100, 'USD', 'booked', 'planted', now(), now())`,
    ),
  ],
  ['journal-without-charge', damageBy(sql`delete from test_provider_charges`)],
  [
    'rating-differs-from-reviews',
    damageBy(sql`update salons set review_count = review_count + 1 where id = '07'`),
  ],
  [
    'rating-differs-from-reviews',
    damageBy(sql`update salons set rating = rating - 0.1 where id = '07'`),
  ],
  [
    'journal-not-balanced',
    damageBy(
      sql`insert into ledger_journals (id, kind, ref, details, at)
          values ('00000000-0000-4000-8000-00000000abcd', 'refund', 'planted', '{}', now())`,
      sql`insert into ledger_entries (journal_id, account_id, currency, minor, at)
          select '00000000-0000-4000-8000-00000000abcd', id, currency, 1, now()
          from ledger_accounts where kind = 'cards' limit 1`,
    ),
  ],
  [
    'wallet-differs-from-entries',
    damageBy(
      sql`alter table ledger_balances disable trigger all`,
      sql`update ledger_balances set minor = minor + 1 where account_id = (${oneWallet})`,
    ),
  ],
])('%s is found, counted and logged', async (check, damage) => {
  const { lines, figures } = await findingsAfter(damage);
  expect(lines).toMatch(
    new RegExp(`"audit finding","check":"${check}","count":1,"subjects":"\\S+"`),
  );
  expect(lines.match(/"event":"audit finding"/g)).toHaveLength(1);
  expect(figures).toContain(`salonica_audit_findings{check="${check}"} 1`);
});

test('a failed check is reported, and the others still run', async () => {
  const lines: string[] = [];
  const broken = { name: 'broken', find: () => Promise.reject(new TypeError('secret')) };
  const log = createLog((line) => lines.push(line));
  const made = audit({
    db: database.db,
    log,
    now: () => testNow,
    checks: [broken, ...auditChecks],
  });
  await expect(made).rejects.toThrow(AggregateError);
  expect(lines.join('')).toContain('"audit check failed","check":"broken","error":"TypeError"');
  expect(lines.join('')).not.toContain('secret');
  expect(lines.at(-1)).toContain('"findings":0');
});

test('it has its own connection, without the short timeouts of calls, and cannot write', async () => {
  const found: unknown[] = [];
  const settings = {
    name: 'settings',
    async find(db: Database) {
      const { rows } = await db.execute(sql`
        select current_setting('statement_timeout') as timeout, pg_backend_pid() as pid`);
      found.push(...rows);
      await db.execute(sql`delete from events`);
      return [];
    },
  };
  const options = { db: database.db, log: () => undefined, now: () => testNow };
  await expect(audit({ ...options, checks: [settings] })).rejects.toThrow(AggregateError);
  expect(found).toMatchObject([{ timeout: '10min' }]);
});

test('it is a nightly job', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const { db, url } = database;
  const handlers = jobHandlers({
    db,
    now: () => testNow,
    log,
    identity: noIdentity,
    payments: undefined,
    transport: storedOnly,
    origin: '',
  });
  const jobs = createJobs({ url, handlers, log, followsClock: false });
  await sendJob(db, 'audit', {});
  await jobs.runDue();
  await jobs.stop();
  expect(lines.join('')).toContain('"event":"audited"');
});
