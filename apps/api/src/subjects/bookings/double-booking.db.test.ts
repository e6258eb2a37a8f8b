import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Send } from '../../../bench/races/caller.ts';
import { stampede } from '../../../bench/races/commands.ts';
import { race } from '../../../bench/races/race.ts';
import { makeRaceWorld, raceTimes } from '../../../bench/races/world.ts';
import { bookingBlocks, bookings, barberAbsences } from '../../platform/database/schema/index.ts';
import { createBackend } from '../../../test/backend.ts';
import { endBookings } from '../../../test/booking-rows.ts';
import { booked, bookingCalls, newKey, refused, draftAt } from '../../../test/booking-calls.ts';
import { holdSalon, someoneWaits } from '../../../test/lock-waits.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db });
});
beforeEach(() => endBookings(database.db));
afterAll(() => database.close());

const customer = (uid: string) => bookingCalls(backend.customer(uid));
const eleni = () => customer('eleni');

describe('the constraint', () => {
  test('excludes two overlapping blocks of one chair', async () => {
    const { rows } = await database.db.execute(sql`
      select pg_get_constraintdef(oid) as definition, condeferrable, convalidated
      from pg_constraint where conname = 'one_chair' and conrelid = 'booking_blocks'::regclass`);
    expect(rows).toEqual([
      {
        definition: 'EXCLUDE USING gist (barber_id WITH =, during WITH &&)',
        condeferrable: false,
        convalidated: true,
      },
    ]);
  });

  test('refuses an overlap of any writer', async () => {
    const salon = await makeSalon(database.db);
    const [barberId] = salon.barberIds;
    const { id: bookingId } = await booked(eleni().confirm(draftAt(salon)));
    const take = (during: string) =>
      database.db.insert(bookingBlocks).values({ bookingId, barberId, during });
    await expect(take('[2026-12-09T08:44Z,2026-12-09T09:00Z)')).rejects.toMatchObject({
      cause: { code: '23P01', constraint: 'one_chair' },
    });
    await take('[2026-12-09T08:45Z,2026-12-09T09:00Z)');
    for (const endless of ['empty', '[2027-01-01T00:00Z,)', '(,2020-01-01T00:00Z)']) {
      await expect(take(endless)).rejects.toMatchObject({
        cause: { code: '23514', constraint: 'booking_blocks_bounded' },
      });
    }
  });
});

test('a writer that conflicts with a block written without the lock gets the error of a taken time', async () => {
  const salon = await makeSalon(database.db);
  const { id: bookingId } = await booked(eleni().confirm(draftAt(salon)));
  const other = { ...draftAt(salon), date: '2026-12-10' };
  const { promise: written, resolve: onWritten } = Promise.withResolvers<void>();
  const { promise: waiting, resolve: onWaiting } = Promise.withResolvers<void>();
  const block = database.db.transaction(async (tx) => {
    const during = '[2026-12-10T07:00Z,2026-12-10T18:00Z)';
    await tx.insert(bookingBlocks).values({ bookingId, barberId: salon.barberIds[0], during });
    onWritten();
    await waiting;
  });
  await written;
  const answer = eleni().confirm(other);
  await someoneWaits(database);
  onWaiting();
  await block;
  expect(await refused(answer)).toMatchObject({ status: 409, code: 'slot-taken' });
  expect(await database.db.$count(bookings, sql`salon_id = ${salon.id}`)).toBe(1);
});

describe('the lock of a salon', () => {
  async function whileLocked(salonId: string, run: () => Promise<Response>): Promise<Response> {
    const letGo = await holdSalon(database, salonId);
    const answer = run();
    await someoneWaits(database);
    await letGo();
    return answer;
  }

  test('is taken by every change of its times', async () => {
    const salon = await makeSalon(database.db);
    const locked = (run: () => Promise<Response>) => booked(whileLocked(salon.id, run));
    const booking = await locked(() => eleni().confirm(draftAt(salon)));
    const moved = await locked(() => eleni().move(booking, { date: '2026-12-10', time: '12:00' }));
    const cancelled = await locked(() => eleni().cancel(moved));
    expect((await locked(() => eleni().restore(cancelled))).revision).toBe(3);
  });

  test('has a timeout, after which the service is not available', async () => {
    const salon = await makeSalon(database.db);
    const letGo = await holdSalon(database, salon.id);
    const key = newKey();
    const answer = await eleni().confirm(draftAt(salon), key);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await refused(answer)).toMatchObject({ status: 503, code: 'unavailable' });
    await letGo();
    await booked(eleni().confirm(draftAt(salon), key));
  });

  test('is locked by a change of its hours, so that no booking falls into an absence', async () => {
    const salon = await makeSalon(database.db);
    const during = '[2026-12-09T07:00Z,2026-12-09T18:00Z)';
    const { promise: written, resolve: onWritten } = Promise.withResolvers<void>();
    const { promise: waiting, resolve: onWaiting } = Promise.withResolvers<void>();
    const absence = database.db.transaction(async (tx) => {
      await tx.insert(barberAbsences).values({ barberId: salon.barberIds[0], during });
      onWritten();
      await waiting;
    });
    await written;
    const answer = eleni().confirm(draftAt(salon));
    await someoneWaits(database);
    onWaiting();
    await absence;
    expect(await refused(answer)).toMatchObject({ code: 'not-bookable' });
  });
});

test('a hundred concurrent repeats of one confirmation create one row and get one response', async () => {
  const salon = await makeSalon(database.db);
  const key = newKey();
  const other = bookingCalls(createBackend({ db: database.db }).customer('eleni'));
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const response = await (index % 2 === 0 ? eleni() : other).confirm(draftAt(salon), key);
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^201 /);
  expect(await database.db.$count(bookings, sql`salon_id = ${salon.id}`)).toBe(1);
});

describe('a race', () => {
  const sendTo = ({ db }: Pick<TestDatabase, 'db'>): Send => {
    const { app } = createBackend({ db });
    return async ({ method, path, headers, body }) => {
      const init = { method, headers, ...(body === undefined ? {} : { body }) };
      const response = await app.request(path, init);
      return { status: response.status, text: await response.text() };
    };
  };

  /** Keeps the name, which inserts refer to, and removes the constraint. */
  const withoutConstraint = sql`
    alter table booking_blocks drop constraint one_chair;
    alter table booking_blocks add constraint one_chair unique (id)`;

  /** Gives every writer its own version, and blocks none. */
  const withoutLock = sql`
    alter table salon_clock rename to salon_clock_before;
    create sequence versions start 1000;
    create view salon_clock as select salon_id, version, calendar from salon_clock_before;
    create function next_version() returns trigger language plpgsql as
      'begin new.version = nextval(''versions''); return new; end';
    create trigger next_version instead of update on salon_clock
      for each row execute function next_version()`;

  /** Between a writer's read and its commit there is time for others. */
  const withTimeBetween = sql`
    create function take_time() returns trigger language plpgsql as
      'begin perform pg_sleep(0.02); return new; end';
    create trigger take_time before insert on bookings for each row execute function take_time()`;

  test.each([
    ['shows no overlap by the lock alone', [withoutConstraint], false],
    ['shows no overlap by the constraint alone', [withoutLock], false],
    ['shows overlaps without either', [withoutConstraint, withoutLock], true],
  ])('%s', async (_name, missing, expected) => {
    await using scratch = await openTestDatabase();
    const world = await makeRaceWorld(scratch.db);
    for (const statement of [withTimeBetween, ...missing]) await scratch.db.execute(statement);
    const sends = [sendTo(scratch), sendTo(scratch)];
    const { problems } = await race(scratch.db, world, sends, stampede(20, raceTimes));
    expect(problems.some((problem) => problem.includes(' overlaps '))).toBe(expected);
  });
});
