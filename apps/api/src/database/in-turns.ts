interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
  settle: (values: Promise<ReadonlyMap<Key, Value>>) => void;
}

/**
 * Lets callers of the same turn of the event loop, or waiting callers, share one run. Every run
 * starts after its callers have called, so that no result is older than its call.
 * @param lanes - the number of concurrent runs: with several, a long one does not block the others
 */
export function inTurns<Key, Value>(
  run: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  lanes: number,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>> {
  let running = 0;
  let waiting: Batch<Key, Value> | undefined;

  async function runBatch(keys: ReadonlySet<Key>): Promise<ReadonlyMap<Key, Value>> {
    running += 1;
    try {
      return await run([...keys]);
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
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    setImmediate(start);
    return { keys: new Set(), values: promise, settle: resolve };
  }

  return (keys) => {
    const batch = (waiting ??= open());
    for (const key of keys) batch.keys.add(key);
    return batch.values;
  };
}
