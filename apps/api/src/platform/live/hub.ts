import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { errorFacts, type Log } from '../log.ts';
import { readEvents, readPosition, type StoredEvent } from '../events/read-events.ts';

export interface LiveHubOptions {
  db: Database;
  log: Log;
  /** Aborted when the process has to stop. */
  stopping: AbortSignal;
  /** Polling interval in milliseconds. @default 250 */
  interval?: number;
}

export interface Subscription {
  /** Events of this transaction and of later ones are received. */
  position: string;
  end(): void;
}

/** Passes events to the streams of this process. */
export interface LiveHub {
  /** @param topics - such as `salon:01` */
  subscribe(
    topics: readonly string[],
    receive: (event: StoredEvent) => void,
  ): Promise<Subscription>;
}

interface Subscriber {
  topics: ReadonlySet<string>;
  receive: (event: StoredEvent) => void;
}

/** One query for all streams, and none without streams. */
export function createLiveHub({ db, log, stopping, interval = 250 }: LiveHubOptions): LiveHub {
  const subscribers = new Set<Subscriber>();
  let position: string | undefined;
  let starting: Promise<void> | undefined;
  /** Streams that wait for the first position. */
  let opening = 0;

  async function start(): Promise<void> {
    position = await readPosition(db);
    void follow();
  }

  async function follow(): Promise<void> {
    while (subscribers.size + opening > 0 && !stopping.aborted) {
      await look();
      await wait(interval, undefined, { ref: false });
    }
    starting = undefined;
  }

  async function look(): Promise<void> {
    try {
      const news = await readEvents(db, position ?? '0');
      position = news.position;
      for (const event of news.events) {
        const topic = `${event.topic}:${event.subject}`;
        for (const { topics, receive } of subscribers) if (topics.has(topic)) receive(event);
      }
    } catch (error) {
      // Nothing is lost: the next query begins where the last one ended.
      log('warn', 'live events unread', errorFacts(error));
    }
  }

  return {
    async subscribe(topics, receive) {
      const subscriber = { topics: new Set(topics), receive };
      opening += 1;
      try {
        await (starting ??= start());
      } catch (error) {
        starting = undefined;
        throw error;
      } finally {
        opening -= 1;
      }
      subscribers.add(subscriber);
      return { position: position ?? '0', end: () => void subscribers.delete(subscriber) };
    },
  };
}
