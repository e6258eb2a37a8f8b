import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import { serveResponse } from '../calls/serve.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { outgoingOf } from '../http/api-headers.ts';
import { networkOf } from '../http/client-address.ts';
import { type Actor, actorOf } from '../identity/actor.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { eventBody } from './event-body.ts';
import { createLiveHub, type Subscription } from './hub.ts';
import { openMailbox } from './mailbox.ts';
import { createPlaces, type PlaceLimits } from './places.ts';
import { stateOf } from './stream-state.ts';

export interface LiveOptions {
  db: Database;
  log: Log;
  metrics: Pick<Metrics, 'liveStreams'>;
  /** Aborted when the process has to stop: then its streams end. */
  stopping: AbortSignal;
  live: PlaceLimits & {
    /** Polling interval in milliseconds. @default 250 */
    interval?: number;
    /** How long a reader may take nothing, in milliseconds. @default a minute */
    stallMs?: number;
  };
}

const pingMs = 15_000;
/** After that the stream ends, and the client opens a new one with a fresh token. */
const longestMs = 30 * 60 * 1000;

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  // Prevents balancers from buffering the response.
  'X-Accel-Buffering': 'no',
};

/** Server-sent events: calendars of salons, and the caller's own bookings. */
export function liveRoutes({ db, log, metrics, stopping, live }: LiveOptions) {
  const { interval = 250, stallMs = 60_000 } = live;
  const hub = createLiveHub({ db, log, stopping, interval });
  const take = createPlaces(live);
  const app = new Hono();

  /** @returns releases the place, once */
  function takePlace(actor: Actor | null, c: Context): () => void {
    const release = take(actor, networkOf(c.get('clientAddress')));
    if (release === undefined) throw new ApiError(429, 'rate-limited', { retryAfterSeconds: 30 });
    metrics.liveStreams.inc();
    return once(() => {
      metrics.liveStreams.dec();
      release();
    });
  }

  serveResponse(app, v1Calls.streamEvents, async ({ c, query: { salons: salonIds = [] } }) => {
    const actor = await actorOf(c);
    if (stopping.aborted) throw new ApiError(503, 'unavailable', { retryAfterSeconds: 1 });
    // The response to a HEAD has no body, so no stream is opened.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const outgoing = outgoingOf(c);
    const release = takePlace(actor, c);
    const mailbox = openMailbox();
    const over = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)]);
    let subscription: Subscription | undefined;
    let isOver = false;
    const end = once(() => {
      isOver = true;
      over.removeEventListener('abort', mailbox.close);
      outgoing?.off('close', end);
      mailbox.close();
      subscription?.end();
      release();
    });
    over.addEventListener('abort', mailbox.close);
    // The socket may close at any moment, also before there is a stream that would notice.
    outgoing?.once('close', end);
    try {
      const topics = salonIds.map((id) => `salon:${id}`);
      if (actor !== null) topics.push(`${actor.kind}:${actor.id}`);
      subscription = await hub.subscribe(topics, mailbox.put);
      if (isOver) subscription.end();
      const { position } = subscription;
      const lastId = lastIdOf(c.req.header('Last-Event-ID'));
      const state = await stateOf(db, { salonIds, actor, position, lastId });
      mailbox.begin(state.events);
      const body = eventBody({
        mailbox,
        firstId: state.id,
        pingMs,
        stallMs,
        onEnd: end,
        disconnect: () => void outgoing?.destroy(),
      });
      return c.body(body, 200, headers);
    } catch (error) {
      end();
      throw error;
    }
  });
  return app;
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}

/** Undefined for a new stream. */
function lastIdOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
