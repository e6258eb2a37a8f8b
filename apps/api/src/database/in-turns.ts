/** How many runs go at once: a long one does not keep the others waiting. */
const lanes = 2;

interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
  start: () => void;
}

/**
 * Lets callers that come while others wait share one run. Every run starts after its callers came, so that nobody gets an
 * answer from before the question.
 */
export function inTurns<Key, Value>(
  run: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>> {
  let running = 0;
  let waiting: Batch<Key, Value> | undefined;

  async function runNow(keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>> {
    running += 1;
    try {
      return await run(keys);
    } finally {
      running -= 1;
      const next = waiting;
      waiting = undefined;
      next?.start();
    }
  }

  function batch(): Batch<Key, Value> {
    const keys = new Set<Key>();
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    return { keys, values: promise, start: () => resolve(runNow([...keys])) };
  }

  return (keys) => {
    if (running < lanes) return runNow(keys);
    waiting ??= batch();
    for (const key of keys) waiting.keys.add(key);
    return waiting.values;
  };
}
