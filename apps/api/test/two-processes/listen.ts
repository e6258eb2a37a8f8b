import { setTimeout as wait } from 'node:timers/promises';
import { type ReceivedEvent, readEventStream } from '../event-stream.ts';
import type { persistentCustomer } from './calls.ts';

type Customer = ReturnType<typeof persistentCustomer>;

export interface Heard extends ReceivedEvent {
  /** Milliseconds since 1970. */
  at: number;
}

/** Reads a customer's streams, and continues at the other process when one ends. */
export function listen(customer: Customer, first: 0 | 1) {
  const heard: Heard[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastId: string | undefined;
  let connections = 0;
  const { promise: isOpen, resolve: onOpen } = Promise.withResolvers<void>();

  async function hear(process: 0 | 1): Promise<void> {
    const stream = readEventStream(await customer.follow(process, lastId, signal));
    connections += 1;
    onOpen();
    try {
      for (;;) {
        const received = await stream.next();
        if (received === undefined) return;
        heard.push({ ...received, at: Date.now() });
      }
    } finally {
      lastId = stream.lastId() === '' ? lastId : stream.lastId();
    }
  }

  async function run(): Promise<void> {
    let process = first;
    while (!signal.aborted) {
      // A killed process ends its streams, or does not respond.
      await hear(process).catch(() => undefined);
      process = process === 0 ? 1 : 0;
      await wait(50);
    }
  }

  const ended = run();
  return {
    heard,
    isOpen,
    connections: () => connections,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
