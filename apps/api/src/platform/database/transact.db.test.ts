import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from './statement.ts';
import { transact, transactPending } from './transact.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table counters (id int primary key, count int not null)`);
  await database.db.execute(sql`insert into counters values (1, 0), (2, 0)`);
});
afterAll(() => database.close());

test('transactions that deadlock both succeed', async () => {
  let waiting = 0;
  const { promise: bothHaveOne, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const countIn = (first: number, second: number) =>
    transact(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`update counters set count = count + 1 where id = ${first}`);
      waiting += 1;
      if (waiting === 2) resolve();
      await bothHaveOne;
      await tx.execute(sql`update counters set count = count + 1 where id = ${second}`);
    });
  await Promise.all([countIn(1, 2), countIn(2, 1)]);
  expect(runs).toBe(3);
  const { rows } = await database.db.execute(sql`select count from counters order by id`);
  expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
});

test('a transaction that always fails is given up', async () => {
  let runs = 0;
  const failing = transact(database.db, async () => {
    runs += 1;
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  await expect(failing).rejects.toThrow('deadlock detected');
  expect(runs).toBe(5);
});

test('a statement that fails while the commit is pending rolls the transaction back', async () => {
  const addCounter = statement('add_counter', 'insert into counters values ($1, 1)');
  const added = transactPending(database.db, async (tx) => ({
    value: 'added',
    written: [addCounter(tx, 3), addCounter(tx, 1), addCounter(tx, 4)],
  }));
  await expect(added).rejects.toMatchObject({ code: '23505' });
  expect(await database.db.$count(sql`counters`)).toBe(2);
});

test('another error is thrown at once', async () => {
  let runs = 0;
  const failing = transact(database.db, async (tx) => {
    runs += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(runs).toBe(1);
});
