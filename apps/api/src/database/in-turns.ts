interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
  settle: (values: Promise<ReadonlyMap<Key, Value>>) => void;
}

/**
 * Lets callers share one run who come in the same turn of the event loop, or while others wait. Every run starts after its
 * callers came, so that nobody gets an answer from before the question.
 *
 * @param lanes - how many runs go at once: with several, a long one does not keep the others waiting
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
      // Whoever has come in this turn, too, goes along.
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
