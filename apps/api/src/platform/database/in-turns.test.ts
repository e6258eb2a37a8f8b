import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

function createRuns() {
  const runs: { keys: readonly string[]; end: (failure?: Error) => void }[] = [];
  const ask = inTurns<string, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const number = runs.length;
    runs.push({
      keys,
      end: (failure) =>
        failure === undefined
          ? resolve(new Map(keys.map((key) => [key, `${key}${number}`])))
          : reject(failure),
    });
    return promise;
  }, 2);
  return { runs, ask };
}

test('queries of one turn share a run', async () => {
  const { runs, ask } = createRuns();
  const answers = [ask(['a', 'b']), ask(['b', 'c'])];
  await endOfTurn();
  expect(runs.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
  runs[0]?.end();
  expect((await answers[1])?.get('c')).toBe('c0');
});

test('two runs start concurrently; waiting queries share the next', async () => {
  const { runs, ask } = createRuns();
  const first = ask(['a']);
  await endOfTurn();
  const second = ask(['b']);
  await endOfTurn();
  const waiting = [ask(['a']), ask(['c'])];
  await endOfTurn();
  waiting.push(ask(['d']));
  expect(runs.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  runs[0]?.end();
  await first;
  await endOfTurn();
  expect(runs[2]?.keys).toEqual(['a', 'c', 'd']);
  runs[1]?.end();
  runs[2]?.end();
  expect((await second).get('b')).toBe('b1');
  expect((await waiting[0])?.get('a')).toBe('a2');
  expect((await waiting[2])?.get('d')).toBe('d2');
});

test('a failed run does not block the next one', async () => {
  const { runs, ask } = createRuns();
  const first = ask(['a']);
  await endOfTurn();
  const second = ask(['b']);
  await endOfTurn();
  const third = ask(['c']);
  runs[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await endOfTurn();
  runs[2]?.end();
  expect((await third).get('c')).toBe('c2');
  runs[1]?.end();
  await second;
});

test('a key that fails does not fail the callers beside it', async () => {
  const runs: (readonly string[])[] = [];
  const ask = inTurns<string, string>((keys) => {
    runs.push(keys);
    return keys.includes('bad')
      ? Promise.reject(new Error('bad key'))
      : Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])));
  }, 1);
  const good = Array.from({ length: 29 }, (_, index) => `good${index}`);
  const answers = good.map((key) => ask([key]));
  const bad = ask(['bad', 'good1']);
  await expect(bad).rejects.toThrow('bad key');
  const values = await Promise.all(answers);
  expect(values.map((found, index) => found.get(good[index] ?? ''))).toEqual(
    good.map((key) => key.toUpperCase()),
  );
  // Halves, not one run for each key.
  expect(runs.length).toBeLessThan(14);
});

test('while the database is away, nothing is repeated', async () => {
  let runs = 0;
  const ask = inTurns<string, string>(() => {
    runs += 1;
    return Promise.reject(new Error('Connection terminated unexpectedly'));
  }, 1);
  const answers = await Promise.allSettled([ask(['a']), ask(['b'])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(runs).toBe(1);
});
