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
  });
  return { runs, ask };
}

test('questions that wait share the next run', async () => {
  const { runs, ask } = createRuns();
  const first = ask(['a']);
  const second = ask(['b']);
  const waiting = [ask(['a', 'c']), ask(['c']), ask(['d'])];
  expect(runs.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  runs[0]?.end();
  await first;
  expect(runs[2]?.keys).toEqual(['a', 'c', 'd']);
  runs[1]?.end();
  runs[2]?.end();
  expect((await second).get('b')).toBe('b1');
  const answers = await Promise.all(waiting);
  expect(answers[0]?.get('a')).toBe('a2');
  expect(answers[2]?.get('d')).toBe('d2');
});

test('a run that fails lets the next one go', async () => {
  const { runs, ask } = createRuns();
  const answers = [ask(['a']), ask(['b']), ask(['c'])];
  runs[0]?.end(new Error('away'));
  await expect(answers[0]).rejects.toThrow('away');
  runs[2]?.end();
  expect((await answers[2])?.get('c')).toBe('c2');
  runs[1]?.end();
  await answers[1];
});
