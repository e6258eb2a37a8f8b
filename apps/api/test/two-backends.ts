import { openDatabase } from '../src/platform/open-database.ts';
import { createBackend } from './backend.ts';
import { readEventStream } from './event-stream.ts';
import { openTestDatabase } from './test-database.ts';
import type { Visitor } from './visitor.ts';

/**
 * Two backends with separate connections to one database, like two processes, and the streams that
 * tests open there.
 */
export async function openTwoBackends() {
  const database = await openTestDatabase();
  const second = await openDatabase(database.url);
  const stop = new AbortController();
  const open: ReturnType<typeof readEventStream>[] = [];
  /** Closed after the test. */
  const keep = (stream: ReturnType<typeof readEventStream>) => {
    open.push(stream);
    return stream;
  };
  return {
    database,
    here: createBackend({ db: database.db, stopping: stop.signal }),
    there: createBackend({ db: second.db, stopping: stop.signal }),
    keep,
    follow: async (visitor: Visitor, salons = '', headers: Record<string, string> = {}) =>
      keep(readEventStream(await visitor.get(`/api/v1/events?salons=${salons}`, headers))),
    /** Closes the stream opened last. */
    closeLast: async () => open.pop()?.close(),
    async closeStreams() {
      for (const stream of open.splice(0)) await stream.close();
    },
    async close() {
      stop.abort();
      await second.close();
      await database.close();
    },
  };
}

export type TwoBackends = Awaited<ReturnType<typeof openTwoBackends>>;
