import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '../../subjects/retention/clean-up.ts';
import { events, salonClock } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import { publish } from '../events/publish.ts';
import { startServer } from '../server.ts';
import { createBackend } from '../../../test/backend.ts';
import { readEventStream } from '../../../test/event-stream.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { openSocket, requestLines } from '../../../test/raw-socket.ts';
import { openTwoBackends, type TwoBackends } from '../../../test/two-backends.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/events';

let backends: TwoBackends;
let database: TwoBackends['database'];
let backend: TwoBackends['here'];
let other: TwoBackends['there'];

beforeAll(async () => {
  backends = await openTwoBackends();
  ({ database, here: backend, there: other } = backends);
});
afterEach(() => backends.closeStreams());
afterAll(() => backends.close());

const watch: TwoBackends['follow'] = (...asked) => backends.follow(...asked);

const salonEvent = (version: number, salonId: string) => ({
  event: { topic: 'salon', salonId, version },
});

/** A transaction on its own connection. */
async function begin() {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  return {
    query: (text: string) => client.query(text),
    publishSalon: (salonId: string, version: number) =>
      client.query('insert into events (topic, subject, payload) values ($1, $2, $3)', [
        'salon',
        salonId,
        { version },
      ]),
    publishBooking: (customerId: string, bookingId: string) =>
      client.query('insert into events (topic, subject, payload) values ($1, $2, $3)', [
        'customer',
        customerId,
        { bookingId, revision: 1 },
      ]),
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

async function idOf(visitor: Visitor): Promise<string> {
  await visitor.get('/api/v1/addresses');
  const uid = /test\.(.+)$/.exec(visitor.authorization())?.[1] ?? '';
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from customers where identity_uid = ${uid}`,
  );
  return rows[0]?.id ?? '';
}

test('a stream begins with the current versions of existing salons', async () => {
  await database.db.update(salonClock).set({ version: 7 }).where(eq(salonClock.salonId, '01'));
  const stream = await watch(backend.visitor(), '01,none,01');
  expect(await stream.next()).toMatchObject(salonEvent(7, '01'));
});

test('a commit in one process reaches a stream of another within a second', async () => {
  const stream = await watch(other.visitor(), '02,03');
  await stream.next();
  await stream.next();
  const started = performance.now();
  await transact(database.db, (tx) =>
    publish(
      tx,
      { topic: 'salon', subject: '04', payload: { version: 100 } },
      { topic: 'salon', subject: '03', payload: { version: 101 } },
    ),
  );
  expect(await stream.next()).toMatchObject(salonEvent(101, '03'));
  expect(performance.now() - started).toBeLessThan(1000);
});

test('an event whose transaction commits after a later one is not skipped', async () => {
  const stream = await watch(backend.visitor(), '05,06');
  await stream.next();
  await stream.next();
  const late = await begin();
  await late.publishSalon('05', 201);
  const quick = await begin();
  await quick.publishSalon('06', 202);
  await quick.commit();
  await late.commit();
  expect(await stream.next()).toMatchObject(salonEvent(201, '05'));
  expect(await stream.next()).toMatchObject(salonEvent(202, '06'));
});

test('a reopened stream resumes where it ended, in the order of commits', async () => {
  const customer = backend.customer('returning');
  const id = await idOf(customer);
  const [first, second_, third] = [randomUUID(), randomUUID(), randomUUID()];
  const stream = await watch(customer);
  // The first to begin gets its number last.
  const early = await begin();
  await early.query('select pg_current_xact_id()');
  const later = await begin();
  await later.publishBooking(id, second_);
  await early.publishBooking(id, first);
  await early.commit();
  const received = await stream.next();
  expect(received?.event).toMatchObject({ topic: 'booking', bookingId: first });
  await stream.close();
  await later.commit();
  await publish(database.db, {
    topic: 'customer',
    subject: id,
    payload: { bookingId: third, revision: 2 },
  });

  const again = await watch(other.customer('returning'), '', {
    'Last-Event-ID': received?.id ?? '',
  });
  expect((await again.next())?.event).toMatchObject({ bookingId: second_ });
  expect((await again.next())?.event).toMatchObject({ bookingId: third, revision: 2 });
});

test('a stream without events knows its position', async () => {
  const customer = backend.customer('patient');
  const id = await idOf(customer);
  const stream = await watch(customer, '01');
  await stream.next();
  const lastId = stream.lastId();
  await stream.close();
  const bookingId = randomUUID();
  await publish(database.db, {
    topic: 'customer',
    subject: id,
    payload: { bookingId, revision: 0 },
  });
  const again = await watch(customer, '', { 'Last-Event-ID': lastId });
  expect((await again.next())?.event).toEqual({ topic: 'booking', bookingId, revision: 0 });
});

test("no customer receives another's bookings, and a guest's reach the later customer", async () => {
  const guest = backend.visitor();
  await guest.send('PUT', '/api/v1/favorites/01');
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from guests order by created_at desc limit 1`,
  );
  const guestId = rows[0]?.id ?? '';
  const customer = backend.customer('heir');
  const id = await idOf(customer);
  const strangers = await watch(backend.customer('stranger'), '07');
  await strangers.next();
  const guests = await watch(guest);
  const customers = await watch(customer);
  const bookingId = await insertBooking(database.db, { guestId });
  await publish(database.db, {
    topic: 'guest',
    subject: guestId,
    payload: { bookingId, revision: 0 },
  });
  expect((await guests.next())?.event).toMatchObject({ bookingId });
  guest.signIn('heir');
  await guest.get('/api/v1/addresses');
  expect((await customers.next())?.event).toMatchObject({ topic: 'booking', bookingId });
  expect(id).not.toBe('');
  await publish(database.db, { topic: 'salon', subject: '07', payload: { version: 300 } });
  expect(await strangers.next()).toMatchObject(salonEvent(300, '07'));
});

test('too many salons, and too many streams of one address, are refused', async () => {
  const visitor = backend.visitor();
  const many = Array.from({ length: 21 }, (_, index) => `s${index}`).join(',');
  expect((await visitor.get(`${path}?salons=${many}`)).status).toBe(422);
  for (let count = 0; count < 3; count += 1) await watch(visitor, '01');
  const refused = await visitor.get(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  await backends.closeLast();
  await vi.waitFor(() => watch(visitor, '01'));
});

describe('places', () => {
  /** A server with three places for a network. */
  async function start() {
    const { app, metrics } = createBackend({
      db: database.db,
      live: { perNetwork: 3 },
    });
    const server = await startServer(app, 0, '127.0.0.1');
    const openStreams = async () =>
      Number(/^salonica_live_streams (\d+)$/m.exec(await metrics.registry.metrics())?.[1]);
    return { server, url: `http://127.0.0.1:${server.port}${path}?salons=01`, openStreams };
  }

  test('HEAD is answered at once, and takes none', async () => {
    const { server, url, openStreams } = await start();
    for (let count = 0; count < 12; count += 1) {
      const response = await fetch(url, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    }
    expect(await openStreams()).toBe(0);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await openStreams()).toBe(1);
    await response.body?.cancel();
    await server.close(0);
  });

  test('are free again however early the client leaves', async () => {
    const { server, url, openStreams } = await start();
    for (const leaveAfterMs of [0, 1, 2, 5, 10, 20, 50]) {
      const { socket, ended } = openSocket(
        server.port,
        ...requestLines(`${path}?salons=01`, 'GET', 'Accept: text/event-stream'),
      );
      await once(socket, 'connect');
      await new Promise((resolve) => setTimeout(resolve, leaveAfterMs));
      socket.destroy();
      await ended;
    }
    await expect.poll(openStreams, { timeout: 10_000 }).toBe(0);
    expect((await fetch(url)).status).toBe(200);
    await server.close(0);
  });
});

test('streams end when the process stops, and the server closes at once', async () => {
  const stopped = new AbortController();
  const stopping = createBackend({ db: database.db, stopping: stopped.signal });
  const server = await startServer(stopping.app, 0, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${server.port}${path}?salons=08`);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  const stream = backends.keep(readEventStream(response));
  await stream.next();
  stopped.abort();
  expect(await stream.next()).toBeUndefined();
  await server.close();
  expect((await stopping.get(path)).status).toBe(503);
});

test('events are deleted after a day', async () => {
  const now = Date.now();
  const day = 86_400_000;
  await database.db.insert(events).values([
    { topic: 'salon', subject: 'old', payload: { version: 1 }, at: new Date(now - day - 1000) },
    { topic: 'salon', subject: 'new', payload: { version: 1 }, at: new Date(now - day + 1000) },
  ]);
  await cleanUp(database.db, now);
  expect(await database.db.$count(events, eq(events.subject, 'old'))).toBe(0);
  expect(await database.db.$count(events, eq(events.subject, 'new'))).toBe(1);
});
