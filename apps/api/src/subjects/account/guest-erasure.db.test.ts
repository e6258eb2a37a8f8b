import { bookingPageSchema } from '@salonica/contract/v1';
import { eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetGuest } from './deletion/forget-guests.ts';
import { personalSubjects } from './personal-subjects.ts';
import { createSalonStates } from '../availability/salon-states.ts';
import {
  bookingBlocks,
  bookings,
  mailRefusals,
  reviews,
} from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { hashToken } from '../../platform/identity/guests.ts';
import { makeLink } from '../letters/mail-links.ts';
import { openAccountWorld } from '../../../test/account-world.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, refused, draftAt } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { tablesWith } from '../../../test/scan.ts';

let world: Awaited<ReturnType<typeof openAccountWorld>>;
let salon: MadeSalon;
beforeAll(async () => {
  world = await openAccountWorld();
  salon = await makeSalon(world.database.db);
});
beforeEach(() => {
  world.clock.now = testNow;
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;

/** Forgets the guest of a browser, whose cookie stays. */
async function forget(visitor: ReturnType<typeof world.backend.visitor>): Promise<boolean> {
  const { db } = world.database;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from guests where token_hash = ${hashToken(visitor.jar.get('salonica-guest') ?? '')}`,
  );
  const context = {
    salonStates: createSalonStates({ db, now: () => world.clock.now }),
    versioned: (path: string) => path,
    language: 'en' as const,
    time: world.clock.now,
  };
  return transact(db, (tx) => forgetGuest(tx, context, rows[0]?.id ?? ''));
}

/** Unique texts; each marks one fact that a guest enters. */
const markers = {
  name: 'Gk01name',
  email: 'gk02email@salonica.example',
  phone: '+302310999111',
  network: '198.51.100.77',
  address: 'Gk03door',
  notes: 'Gk04notes',
  past: 'Gk05earlier',
  review: 'Gk06review',
};

/** Performs every action of a guest that stores data. */
async function liveOn() {
  const { backend, clock, database } = world;
  const { db } = database;
  const visitor = backend.visitor();
  const calls = bookingCalls(visitor);
  const guest = { name: markers.name, email: markers.email };
  const past = await booked(calls.confirm(draftAt(salon, { notes: markers.past, guest })));
  await visitor.send('PUT', `/api/v1/favorites/${salon.id}`);
  await world.runJobs();
  // A reminder, and a link in it.
  clock.now = Date.parse(past.startsAt) - day / 2;
  await world.runJobs();
  clock.now = Date.parse(past.endsAt) + day;
  const upcoming = await booked(
    calls.confirm(
      draftAt(salon, {
        date: '2026-12-16',
        location: 'home',
        address: markers.address,
        notes: markers.notes,
        total: dollars(85),
        guest,
      }),
    ),
  );
  await world.runJobs();
  await db
    .update(bookings)
    .set({ guestPhone: markers.phone, guestNetwork: markers.network, contactProvedAt: new Date() })
    .where(eq(bookings.id, upcoming.id));
  await db.insert(reviews).values({
    salonId: salon.id,
    bookingId: past.id,
    author: markers.name,
    stars: 4,
    words: markers.review,
    language: 'el',
    date: '2026-12-10',
  });
  const refusal = { email: markers.email, kind: 'reminder', createdAt: new Date() };
  await db.insert(mailRefusals).values(refusal);
  return { visitor, past, upcoming };
}

const found = async () => {
  const entries: [string, string[]][] = [];
  for (const [name, marker] of Object.entries(markers)) {
    entries.push([name, await tablesWith(world.database.db, marker)]);
  }
  return Object.fromEntries(entries);
};

describe('a guest who used everything', () => {
  test('is forgotten at once, and leaves nameless visits', async () => {
    const { db } = world.database;
    const { visitor, past, upcoming } = await liveOn();
    const { rows } = await db.execute<{ id: string }>(
      sql`select guest_id as id from bookings where id = ${past.id}`,
    );
    const guestId = rows[0]?.id ?? '';
    const before = await found();
    expect(Object.entries(before).filter(([, tables]) => tables.length === 0)).toEqual([]);
    expect(before['email']).toEqual(
      expect.arrayContaining(['public.mail_links', 'public.mails', 'public.mail_refusals']),
    );
    expect(await tablesWith(db, guestId)).toEqual(
      expect.arrayContaining(['public.audit', 'public.events', 'public.favorites']),
    );

    expect(await forget(visitor)).toBe(true);

    expect(await found()).toEqual(
      Object.fromEntries(Object.keys(markers).map((name) => [name, []])),
    );
    expect(await tablesWith(db, guestId)).toEqual([]);
    const left = await db
      .select({ id: bookings.id, status: bookings.status, proved: bookings.contactProvedAt })
      .from(bookings)
      .where(isNull(sql`coalesce(${bookings.guestId}, ${bookings.customerId})`))
      .orderBy(bookings.id);
    expect(left).toEqual([
      { id: past.id, status: 'confirmed', proved: null },
      { id: upcoming.id, status: 'cancelled', proved: null },
    ]);
    // The salon has its chair back, and keeps the stars.
    expect(await db.$count(bookingBlocks, eq(bookingBlocks.bookingId, upcoming.id))).toBe(0);
    expect(await db.select().from(reviews).where(eq(reviews.bookingId, past.id))).toMatchObject([
      { author: 'Πρώην πελάτης', stars: 4, words: null },
    ]);
    // The cookie is unknown from now on.
    expect(await refused(bookingCalls(visitor).read(past.id))).toMatchObject({ status: 401 });
    expect(visitor.jar.has('salonica-guest')).toBe(false);
    // Jobs about the erased visits have nothing to do.
    world.clock.now += 30 * day;
    await world.runJobs();
    expect((await found())['email']).toEqual([]);
  });
});

test('a stranger who typed an address does not end what its mailbox decided', async () => {
  const { db } = world.database;
  const email = 'owner@salonica.example';
  const stranger = world.backend.visitor();
  const owner = world.backend.visitor();
  for (const [visitor, time] of [
    [stranger, '12:00'],
    [owner, '13:00'],
  ] as const) {
    const guest = { name: 'Zoe', email: email.toUpperCase() };
    await booked(bookingCalls(visitor).confirm(draftAt(salon, { time, guest })));
  }
  await makeLink(db, { purpose: 'reminders-end', email, time: testNow });
  await db.insert(mailRefusals).values({ email, kind: 'reminder', createdAt: new Date() });

  expect(await forget(stranger)).toBe(true);
  expect(await tablesWith(db, email)).toEqual(['public.mail_links', 'public.mail_refusals']);
  expect(await forget(owner)).toBe(true);
  expect(await tablesWith(db, email)).toEqual(['public.mail_refusals']);
});

test('a guest who has signed in is not forgotten: the records are the account’s', async () => {
  const visitor = world.backend.visitor();
  await booked(bookingCalls(visitor).confirm(draftAt(salon, { time: '15:00' })));
  const token = visitor.jar.get('salonica-guest') ?? '';
  const person = world.signIn('adopted');
  person.jar.set('salonica-guest', token);
  await person.get('/api/v1/addresses');
  visitor.jar.set('salonica-guest', token);
  expect(await forget(visitor)).toBe(false);
  const kept = await bookingCalls(person).list('upcoming');
  expect((await readJson(kept, bookingPageSchema)).bookings).toHaveLength(1);
});

test('every table that refers to guests belongs to a subject that erases them', () => {
  const withGuests = personalSubjects.flatMap(({ name, tables, eraseGuests }) =>
    tables
      .filter(
        ({ table }) => getTableName(table) === 'guests' || 'guestId' in getTableColumns(table),
      )
      .map(({ table }) => [`${name}: ${getTableName(table)}`, eraseGuests !== undefined] as const),
  );
  expect(withGuests).toContainEqual(['bookings: bookings', true]);
  expect(withGuests.filter(([, erases]) => !erases)).toEqual([]);
});
