import { type LiveEventAnswer, liveEventSchema } from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { ApiClient } from './client.ts';
import { readEvents } from './event-stream.ts';
import { v1Path } from './v1-path.ts';

export interface LiveStreamOptions {
  readonly client: Pick<ApiClient, 'open'>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** After which event to go on; undefined for a new stream. */
  readonly lastEventId: () => string | undefined;
  readonly onId: (id: string) => void;
  readonly onAnswer: (answer: LiveEventAnswer) => void;
  /** It is open; after a loss, what it did not tell has to be asked for. */
  readonly onOpen: (wasLost: boolean) => void;
  /** Streams do not pass: anything may have changed. */
  readonly onPoll: () => void;
}

/** One connection that is opened again whenever it breaks off. */
export interface LiveStream {
  /** Opens it, and reopens it where it lacks one of these salons. */
  readonly follow: (salonIds: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** Between two questions where streams do not pass, in milliseconds. */
const pollingInterval = 10_000;
/** Failures in a row after which streams count as not passing. */
const failuresBeforePolling = 2;
/** A stream that lasted as long did not fail at once; one that a proxy cuts off each time does. */
const steadyAfter = 10_000;
const firstWait = 1000;
const longestWait = 30_000;

export function createLiveStream({
  client,
  random,
  lastEventId,
  onId,
  onAnswer,
  onOpen,
  onPoll,
}: LiveStreamOptions): LiveStream {
  /** Of the stream that is open or opening. */
  let streamed: readonly string[] | null = null;
  let wanted: readonly string[] = [];
  let stream: AbortController | null = null;
  let isOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let wasLost = false;

  function stop(): void {
    stream?.abort();
    stream = null;
    streamed = null;
    isOpen = false;
    clearTimeout(retry);
    retry = undefined;
  }

  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  function arrived(): void {
    if (isOpen) return;
    isOpen = true;
    stopPolling();
    onOpen(wasLost);
    wasLost = false;
  }

  /**
   * After a restart of the server all browsers come back, but not in the same moment.
   *
   * @param lasted - milliseconds
   * @param atLeast - milliseconds that the server asked for
   */
  function lost(lasted: number, atLeast: number): void {
    stop();
    wasLost = true;
    failures = lasted >= steadyAfter ? 1 : failures + 1;
    if (failures >= failuresBeforePolling) polling ??= setInterval(onPoll, pollingInterval);
    const wait = Math.min(firstWait * 2 ** (failures - 1), longestWait) * (0.5 + 1.5 * random());
    retry = setTimeout(() => void open(), Math.max(wait, atLeast));
  }

  async function open(): Promise<void> {
    const own = new AbortController();
    stream = own;
    streamed = wanted;
    retry = undefined;
    const started = Date.now();
    const id = lastEventId();
    let atLeast = 0;
    try {
      const response = await client.open({
        path: v1Path('events'),
        query: { salons: wanted.length === 0 ? undefined : wanted.join(',') },
        headers: {
          accept: 'text/event-stream',
          ...(id === undefined ? {} : { 'last-event-id': id }),
        },
        isPersonal: true,
        signal: own.signal,
      });
      await readEvents(response, liveEventSchema, {
        signal: own.signal,
        onSign: arrived,
        onId,
        onEvent: onAnswer,
      });
    } catch (error) {
      // Every error leads to a retry.
      if (error instanceof ServiceError && error.failure.kind === 'rate-limited') {
        atLeast = error.failure.retryAfter * 1000;
      }
    }
    if (stream === own) lost(Date.now() - started, atLeast);
  }

  return {
    isOpen: () => isOpen,
    follow(salonIds) {
      wanted = salonIds;
      // It comes again by itself.
      if (retry !== undefined) return;
      // One that tells of more is left as it is.
      if (streamed !== null && salonIds.every((id) => streamed?.includes(id))) return;
      stop();
      void open();
    },
    close() {
      stop();
      stopPolling();
    },
  };
}
