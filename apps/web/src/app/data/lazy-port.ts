/**
 * A port whose adapter is loaded with the first call. A failed load is retried with the next one.
 * @param load - imports the adapter; every method of the port has to be asynchronous
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
  // The only untyped place: the port is what its adapter will be.
  return new Proxy({} as Port, {
    // Awaiting a port reads `then`, which it must not have.
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
