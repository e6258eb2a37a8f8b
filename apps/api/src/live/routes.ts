import { eventsQuerySchema, v1Paths } from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/client-address.ts';
import { readQuery } from '../http/input.ts';
import { actorOf } from '../identity/actor.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createLiveHub, type Subscription } from './hub.ts';
import { openMailbox } from './mailbox.ts';
import { stateOf, type StreamState } from './stream-state.ts';

export interface LiveOptions {
  db: Database;
  log: Log;
  metrics: Pick<Metrics, 'liveStreams'>;
  /** Aborted when the process has to stop: then its streams end. */
  stopping: AbortSignal;
  live?: {
    /** Polling interval in milliseconds. @default 250 */
    interval?: number;
    /** Open streams per network in this process. @default 50 */
    streamsPerNetwork?: number;
  };
}

const pingMs = 15_000;
/** After that the stream ends, and the client opens a new one with a fresh token. */
const longestMs = 30 * 60 * 1000;

/** Server-sent events: calendars of salons, and the caller's own bookings. */
export function liveRoutes({ db, log, metrics, stopping, live = {} }: LiveOptions) {
  const { interval = 250, streamsPerNetwork = 50 } = live;
  const hub = createLiveHub({ db, log, stopping, interval });
  const app = new Hono();
  const open = new Map<string, number>();

  /** @returns releases the slot */
  function takePlace(c: Context): () => void {
    const network = networkOf(c.get('clientAddress'));
    const count = open.get(network) ?? 0;
    if (count >= streamsPerNetwork)
      throw new ApiError(429, 'rate-limited', { retryAfterSeconds: 30 });
    open.set(network, count + 1);
    metrics.liveStreams.inc();
    return () => {
      metrics.liveStreams.dec();
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    };
  }

  app.get(v1Paths.events, async (c) => {
    const { salons: salonIds = [] } = readQuery(c, eventsQuerySchema);
    const actor = await actorOf(c);
    if (stopping.aborted) throw new ApiError(503, 'unavailable', { retryAfterSeconds: 1 });
    const release = takePlace(c);
    const mailbox = openMailbox();
    let subscription: Subscription | undefined;
    let state: StreamState;
    const end = () => {
      subscription?.end();
      release();
    };
    try {
      const topics = salonIds.map((id) => `salon:${id}`);
      if (actor !== null) topics.push(`${actor.kind}:${actor.id}`);
      subscription = await hub.subscribe(topics, mailbox.put);
      const { position } = subscription;
      const lastId = lastIdOf(c.req.header('Last-Event-ID'));
      state = await stateOf(db, { salonIds, actor, position, lastId });
      mailbox.begin(state.events);
    } catch (error) {
      end();
      throw error;
    }
    // Prevents balancers from buffering the response.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const over = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)]);
      over.addEventListener('abort', mailbox.close);
      stream.onAbort(mailbox.close);
      try {
        await stream.write(`id: ${state.id}\n\n`);
        for (;;) {
          const message = await mailbox.take(pingMs);
          if (message === 'closed') break;
          if (message === 'silence') await stream.write(': ping\n\n');
          else await stream.writeSSE(message);
        }
      } finally {
        over.removeEventListener('abort', mailbox.close);
        end();
      }
    });
  });
  return app;
}

/** Undefined for a new stream. */
function lastIdOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
