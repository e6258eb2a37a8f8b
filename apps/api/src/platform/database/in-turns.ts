import { databaseFault } from './faults.ts';

/** What a run found, and why the rest could not be read. */
interface Outcome<Key, Value> {
  values: ReadonlyMap<Key, Value>;
  failures: ReadonlyMap<Key, unknown>;
}

interface Batch<Key, Value> {
  keys: Set<Key>;
  outcome: Promise<Outcome<Key, Value>>;
  settle: (outcome: Promise<Outcome<Key, Value>>) => void;
}

type Run<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Lets callers of the same turn of the event loop, or waiting callers, share one run. Every run
 * starts after its callers have called, so that no result is older than its call. Callers share the
 * work and not its faults: where a run fails, the keys that it fails for are found, and only their
 * callers get the error.
 * @param lanes - the number of concurrent runs: with several, a long one does not block the others
 */
export function inTurns<Key, Value>(run: Run<Key, Value>, lanes: number): Run<Key, Value> {
  let running = 0;
  let waiting: Batch<Key, Value> | undefined;

  async function runBatch(keys: ReadonlySet<Key>): Promise<Outcome<Key, Value>> {
    running += 1;
    try {
      return await runApart(run, [...keys]);
    } finally {
      running -= 1;
      // Every caller of this turn joins the run.
      setImmediate(start);
    }
  }

  function start(): void {
    if (waiting === undefined || running === lanes) return;
    const { keys, settle } = waiting;
    waiting = undefined;
    settle(runBatch(keys));
  }

  function open(): Batch<Key, Value> {
    const { promise, resolve } = Promise.withResolvers<Outcome<Key, Value>>();
    setImmediate(start);
    return { keys: new Set(), outcome: promise, settle: resolve };
  }

  return async (keys) => {
    const batch = (waiting ??= open());
    for (const key of keys) batch.keys.add(key);
    const { values, failures } = await batch.outcome;
    const failed = failures.size === 0 ? undefined : keys.find((key) => failures.has(key));
    if (failed !== undefined) throw failures.get(failed);
    return values;
  };
}

/** Runs the keys together; where that fails, in halves, until the keys that fail are alone. */
async function runApart<Key, Value>(
  run: Run<Key, Value>,
  keys: readonly Key[],
): Promise<Outcome<Key, Value>> {
  try {
    return { values: await run(keys), failures: new Map() };
  } catch (error) {
    // Without a database every half fails too.
    if (keys.length === 1 || databaseFault(error) === 'away') {
      return { values: new Map(), failures: new Map(keys.map((key) => [key, error])) };
    }
    const middle = Math.ceil(keys.length / 2);
    const first = await runApart(run, keys.slice(0, middle));
    const second = await runApart(run, keys.slice(middle));
    return {
      values: new Map([...first.values, ...second.values]),
      failures: new Map([...first.failures, ...second.failures]),
    };
  }
}
