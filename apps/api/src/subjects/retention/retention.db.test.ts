import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from './clean-up.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  audit,
  bookings,
  favorites,
  guests,
  idempotencyKeys,
  mailLinks,
  mailRefusals,
  mails,
  notices,
} from '../../platform/database/schema/index.ts';
import { deleteInBatches } from './in-batches.ts';
import { openAccountWorld } from '../../../test/account-world.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { tablesWith } from '../../../test/scan.ts';

let world: Awaited<ReturnType<typeof openAccountWorld>>;
let salon: MadeSalon;
let db: Database;
beforeAll(async () => {
  world = await openAccountWorld();
  ({ db } = world.database);
  salon = await makeSalon(db);
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
/** 13 months after the visit of 9 December 2026. */
const afterVisit = Date.UTC(2028, 0, 9, 12);

/** Rows get the time of the database by default; here they were written at the test's time. */
async function writtenAtTestTime(): Promise<void> {
  const at = new Date(testNow).toISOString();
  for (const table of [sql`guests`, sql`bookings`, sql`favorites`]) {
    await db.execute(sql`update ${table} set created_at = ${at} where created_at > ${at}`);
  }
  await db.execute(sql`update audit set at = ${at}`);
}

describe('a guest', () => {
  test('goes 13 months after the last visit, and the visit stays without a person', async () => {
    const email = 'rk01@salonica.example';
    const visitor = world.backend.visitor();
    const guest = { name: 'Rk02name', email };
    const request = draftAt(salon, { notes: 'Rk03notes', guest });
    const visit = await booked(bookingCalls(visitor).confirm(request));
    await visitor.send('PUT', `/api/v1/favorites/${salon.id}`);
    await world.runJobs();
    world.clock.now = Date.parse(visit.startsAt) - day / 2;
    await world.runJobs();
    await writtenAtTestTime();
    expect(await tablesWith(db, email)).toEqual(
      expect.arrayContaining(['public.bookings', 'public.mail_links', 'public.mails']),
    );

    await cleanUp(db, afterVisit - day);
    expect(await db.$count(guests)).toBe(1);
    const kept = await tablesWith(db, email);
    expect(kept).toContain('public.bookings');

    await cleanUp(db, afterVisit + day);
    expect(await db.$count(guests)).toBe(0);
    for (const marker of [email, guest.name, 'Rk03notes']) {
      expect(await tablesWith(db, marker)).toEqual([]);
    }
    const [row] = await db.select().from(bookings).where(eq(bookings.id, visit.id));
    expect(row).toMatchObject({ guestId: null, status: 'confirmed', totalMinor: 6500 });
  });

  test('without a visit goes 13 months after the last activity', async () => {
    const old = new Date(Date.UTC(2026, 0, 1));
    const add = async (tokenHash: string) =>
      db.insert(guests).values({ tokenHash, createdAt: old }).returning({ id: guests.id });
    const [idle] = await add('idle');
    const [active] = await add('active');
    const createdAt = new Date(Date.UTC(2027, 0, 1));
    await db.insert(favorites).values({ guestId: active?.id, salonId: salon.id, createdAt });
    await cleanUp(db, Date.UTC(2027, 0, 31));
    expect(await db.$count(guests)).toBe(2);
    await cleanUp(db, Date.UTC(2027, 1, 3));
    expect(await db.select({ id: guests.id }).from(guests)).toEqual([active]);
    await cleanUp(db, Date.UTC(2028, 1, 3));
    expect(await db.$count(guests)).toBe(0);
    expect(idle).toBeDefined();
  });

  test('with an upcoming visit stays, however old the guest is', async () => {
    world.clock.now = testNow;
    const visitor = world.backend.visitor();
    await booked(bookingCalls(visitor).confirm(draftAt(salon, { date: '2026-12-16' })));
    await db.update(guests).set({ createdAt: new Date(0) });
    await db.update(bookings).set({ createdAt: new Date(0) });
    await cleanUp(db, testNow);
    expect(await db.$count(guests)).toBe(1);
  });

  test('has a known network only until a day after the visit', async () => {
    const visitor = world.backend.visitor();
    const visit = await booked(
      bookingCalls(visitor).confirm(draftAt(salon, { date: '2026-12-17' })),
    );
    const own = eq(bookings.id, visit.id);
    await db
      .update(bookings)
      .set({ guestNetwork: '198.51.100.0', createdAt: new Date(0) })
      .where(own);
    const network = async () => (await db.select().from(bookings).where(own))[0]?.guestNetwork;
    await cleanUp(db, Date.parse(visit.endsAt) + day - 1);
    expect(await network()).toBe('198.51.100.0');
    await cleanUp(db, Date.parse(visit.endsAt) + day + 1);
    expect(await network()).toBeNull();
  });
});

describe('a customer', () => {
  test('keeps sent mails for 13 months, their content for 30 days, and notices for 13 months', async () => {
    world.clock.now = testNow;
    const visitor = world.signIn('kept');
    await booked(bookingCalls(visitor).confirm(draftAt(salon, { time: '12:00' })));
    await world.runJobs();
    const own = eq(mails.recipient, 'kept@salonica.example');
    const facts = async () => (await db.select().from(mails).where(own)).map((row) => row.facts);
    expect(await facts()).toMatchObject([{ about: 'booking' }]);
    await cleanUp(db, testNow + 29 * day);
    expect(await facts()).toMatchObject([{ about: 'booking' }]);
    await cleanUp(db, testNow + 31 * day);
    expect(await facts()).toEqual([{}]);
    const inbox = await world.backend.get('/dev/mail');
    expect(inbox.status).toBe(200);
    const noticed = () => db.$count(notices, sql`customer_id is not null`);
    expect(await noticed()).toBe(1);
    await cleanUp(db, Date.UTC(2028, 0, 6));
    expect([await db.$count(mails, own), await noticed()]).toEqual([1, 1]);
    await cleanUp(db, Date.UTC(2028, 0, 9));
    expect([await db.$count(mails, own), await noticed()]).toEqual([0, 0]);
  });

  test('is named in the log of changes for 13 months', async () => {
    await db.delete(audit);
    const at = new Date(Date.UTC(2026, 0, 1));
    const change = { actor: 'customer:1', action: 'booking.confirm', subject: '1', at };
    await db.insert(audit).values(change);
    await cleanUp(db, Date.UTC(2027, 0, 31));
    expect(await db.$count(audit)).toBe(1);
    await cleanUp(db, Date.UTC(2027, 1, 2));
    expect(await db.$count(audit)).toBe(0);
  });
});

test('a refusal of reminders goes with the last visit of its address', async () => {
  const createdAt = new Date(Date.UTC(2026, 0, 1));
  const email = 'refused@salonica.example';
  await db.insert(mailRefusals).values([
    { email, kind: 'reminder', createdAt },
    { email: 'unused@salonica.example', kind: 'reminder', createdAt },
  ]);
  world.clock.now = testNow;
  const guest = { name: 'Zoe', email: email.toUpperCase() };
  await booked(
    bookingCalls(world.backend.visitor()).confirm(draftAt(salon, { time: '16:00', guest })),
  );
  await db.insert(mailLinks).values({
    tokenHash: 'old',
    purpose: 'reminders-end',
    email: 'old@salonica.example',
    createdAt,
  });
  await cleanUp(db, Date.UTC(2027, 1, 3));
  const left = await db.select({ email: mailRefusals.email }).from(mailRefusals);
  expect(left).toEqual([{ email }]);
  expect(await db.$count(mailLinks, eq(mailLinks.tokenHash, 'old'))).toBe(0);
});

test('many rows are deleted in small statements, and a locked row waits for the next run', async () => {
  await db.execute(sql`
    insert into idempotency_keys (actor, key, route, request_hash, expires_at)
    select 'customer:many', n::text, '', '', '2020-01-01' from generate_series(1, 1200) n`);
  const own = eq(idempotencyKeys.actor, 'customer:many');
  await db.transaction(async (tx) => {
    await tx.select().from(idempotencyKeys).where(own).limit(1).for('update');
    await deleteInBatches(db, idempotencyKeys, own);
  });
  expect(await db.$count(idempotencyKeys, own)).toBe(1);
  await deleteInBatches(db, idempotencyKeys, own);
  expect(await db.$count(idempotencyKeys, own)).toBe(0);
});
