/**
 * A port whose adapter is fetched with the first question. A fetch that failed is tried again with the next one.
 *
 * @param load - brings the adapter; every method of the port has to be asynchronous
 */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port {
  const ask = (name: string | symbol) => {
    return async (...question: unknown[]): Promise<unknown> => {
      const port = await load();
      const method: unknown = Reflect.get(port, name);
      if (typeof method !== 'function') throw new Error(`The port has no "${String(name)}"`);
      return Reflect.apply(method, port, question) as unknown;
    };
  };
  // The one place that cannot be typed: the port is what its adapter will be.
  return new Proxy({} as Port, {
    // A promise would be asked for this, and a port is none.
    get: (_, name) => (name === 'then' ? undefined : ask(name)),
  });
}

/** Loads once; after a failure the next call loads again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
