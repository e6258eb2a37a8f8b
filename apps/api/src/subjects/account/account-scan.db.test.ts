import { accountDataSchema } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { completeVisits } from '../bookings/complete-visits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from '../letters/mail-links.ts';
import { accountCalls, openAccountWorld } from '../../../test/account-world.ts';
import { booked, bookingCalls, newKey, draftAt } from '../../../test/booking-calls.ts';
import { chatCalls } from '../../../test/chat-calls.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { filesBelow, tablesWith } from '../../../test/scan.ts';
import { addCard, dollars, ledgerFaults, walletCalls } from '../../../test/wallet-calls.ts';

let world: Awaited<ReturnType<typeof openAccountWorld>>;
beforeAll(async () => {
  world = await openAccountWorld();
});
afterAll(() => world.close());

/** Unique texts; each marks one fact that a customer enters. */
const markers = {
  uid: 'Mk01uid',
  name: 'Mk02name',
  email: 'mk03email@salonica.example',
  guestName: 'Mk04guest',
  guestEmail: 'mk05guest@salonica.example',
  addressName: 'Mk06place',
  address: 'Mk07street',
  city: 'Mk08city',
  bookingAddress: 'Mk09door',
  notes: 'Mk10notes',
  message: 'Mk11message',
  review: 'Mk12review',
  pastNotes: 'Mk13earlier',
};

const day = 24 * 60 * 60 * 1000;

/** Performs every action that stores data. */
async function liveOn() {
  const { backend, clock, database } = world;
  const salon = await makeSalon(database.db);
  const person = () => world.signIn('Mk01uid', { name: `Mk02name Marker`, email: markers.email });

  const guest = backend.visitor();
  const at = (time: string, more: object) => draftAt(salon, { time, ...more });
  const guests = bookingCalls(guest);
  await booked(
    guests.confirm(at('10:00', { guest: { name: markers.guestName, email: markers.guestEmail } })),
  );
  await guest.send('PUT', `/api/v1/favorites/${salon.id}`);
  const purpose = 'reminders-end' as const;
  await makeLink(database.db, { purpose, email: markers.guestEmail, time: clock.now });
  // The guest signs in: the booking moves to the account.
  const first = person();
  for (const [name, value] of guest.jar) first.jar.set(name, value);
  const calls = bookingCalls(first);
  const past = await booked(calls.confirm(at('11:00', { notes: markers.pastNotes })));
  await world.runJobs();
  clock.now = Date.parse(past.endsAt) + day;
  const visitor = person();
  const later = bookingCalls(visitor);
  await completeVisits(database.db, clock.now);
  await booked(later.rate(past, { rating: 5, review: markers.review }));
  const upcoming = await booked(
    later.confirm(
      draftAt(salon, {
        date: '2026-12-16',
        location: 'home',
        address: markers.bookingAddress,
        notes: markers.notes,
        total: dollars(85),
      }),
    ),
  );
  await visitor.send(
    'POST',
    '/api/v1/addresses',
    {
      type: 'home',
      name: markers.addressName,
      address: markers.address,
      city: markers.city,
      isDefault: true,
    },
    newKey(),
  );
  const chat = chatCalls(visitor);
  const { id } = await chat.start(salon.id);
  await chat.read(id, (await chat.send(id, `${markers.message}?`)).id);
  const wallet = walletCalls(visitor);
  const card = await addCard(backend, visitor);
  await addCard(backend, visitor);
  await wallet.topUp(dollars(100), card);
  await wallet.withdraw(dollars(40), 'paypal');
  await visitor.send('POST', '/api/v1/calendar-feed');
  const photo = sharp({ create: { width: 60, height: 60, channels: 3, background: '#a05' } });
  const Authorization = visitor.authorization();
  await backend.app.request('/api/v1/profile/picture', {
    method: 'PUT',
    headers: { Authorization, 'Content-Type': 'image/png' },
    body: new Uint8Array(await photo.png().toBuffer()),
  });
  const picture = await visitor.get('/api/v1/profile/picture');
  // A drawing of a salon, which the API compresses into its folder.
  const drawing = { headers: { 'Accept-Encoding': 'br' } };
  await backend.app.request('/storage/salons/01/stations.svg', drawing);
  await visitor.send('PUT', '/api/v1/notices/preferences', {
    kind: 'reminder',
    mail: true,
    notice: false,
  });
  clock.now += 10 * 60 * 1000;
  await world.runJobs();
  await world.settle();
  await world.runJobs();
  const photoBytes = Buffer.from(await picture.arrayBuffer());
  return { salon, past, upcoming, visitor: person(), card, photoBytes };
}

describe('a customer who used everything', () => {
  let lived: Awaited<ReturnType<typeof liveOn>>;
  beforeAll(async () => {
    lived = await liveOn();
  }, 60_000);

  const traces = (): [string, string | Buffer][] => [
    ...Object.entries(markers),
    ['photo', lived.photoBytes],
  ];

  const found = async () => {
    const entries: [string, string[]][] = [];
    for (const [name, marker] of traces()) {
      entries.push([name, await tablesWith(world.database.db, marker)]);
    }
    return Object.fromEntries(entries);
  };

  test('has data that is found in the database', async () => {
    const before = await found();
    expect(Object.keys(before)).toHaveLength(Object.keys(markers).length + 1);
    expect(Object.entries(before).filter(([, tables]) => tables.length === 0)).toEqual([]);
    expect(before['email']).toEqual(expect.arrayContaining(['public.customers', 'public.mails']));
  });

  test('downloads all of it in one file, without secrets', async () => {
    const response = await accountCalls(lived.visitor).download();
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="salonica-2026-12-10.json"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    // The account's id elsewhere is not part of the file.
    const { uid, ...told } = markers;
    for (const marker of Object.values(told)) expect(text).toContain(marker);
    expect(text).not.toContain(uid);
    expect(text).not.toContain('test-card-');
    const { records, schemaVersion } = v.parse(accountDataSchema, JSON.parse(text));
    expect(schemaVersion).toBe(1);
    expect(records['bookings']).toContainEqual(
      expect.objectContaining({ localDate: '2026-12-16', totalMinor: 8500, currency: 'USD' }),
    );
    expect(records['wallet']).toMatchObject({ balances: [{ minor: 6000, currency: 'USD' }] });
  });

  test('leaves nothing behind once the account is deleted', async () => {
    const { visitor, upcoming } = lived;
    const { db } = world.database;
    const account = accountCalls(visitor);
    expect(await account.consequences()).toEqual({
      upcoming: 1,
      late: 0,
      balance: dollars(60),
      pendingWithdrawals: 0,
    });
    expect(await account.delete(dollars(60))).toEqual({ isComplete: true });
    expect(world.deleted).toHaveLength(1);
    world.clock.now += 20 * 60 * 1000;
    await world.runJobs();
    expect(world.sent.at(-1)).toMatchObject({
      recipient: markers.email,
      subject: 'Your Salonica account has been deleted',
    });
    const after = await found();
    expect(after).toEqual(Object.fromEntries(traces().map(([name]) => [name, []])));
    const files = filesBelow(world.folder);
    expect(files.size).toBeGreaterThan(0);
    const left = [...files].flatMap(([path, bytes]) =>
      traces().flatMap(([name, trace]) => (bytes.includes(trace) ? [`${path}: ${name}`] : [])),
    );
    expect(left).toEqual([]);
    const lines = world.backend.lines.join('');
    expect(lines).not.toBe('');
    expect(Object.values(markers).filter((marker) => lines.includes(marker))).toEqual([]);
    expect(await ledgerFaults(db)).toEqual([]);
    const { rows } = await db.execute(sql`
      select status, customer_id, address, notes from bookings where id = ${upcoming.id}`);
    expect(rows).toEqual([{ status: 'cancelled', customer_id: null, address: '', notes: '' }]);
  });

  test('keeps the stars and the statistics of the salon', async () => {
    const { rows } = await world.database.db.execute(sql`
      select r.author, r.stars, r.words, s.review_count, s.rating
      from reviews r join salons s on s.id = r.salon_id where r.salon_id = ${lived.salon.id}`);
    expect(rows).toEqual([
      { author: 'Former customer', stars: 5, words: null, review_count: 1, rating: 5 },
    ]);
  });
});
