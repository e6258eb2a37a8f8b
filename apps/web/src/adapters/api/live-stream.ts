import { type LiveEventWire, liveEventSchema, v1Paths } from '@salonica/contract/v1';
import { ServiceError } from '../../domain/failure.ts';
import type { ApiClient } from './client.ts';
import { readEvents } from './event-stream.ts';

export interface LiveStreamOptions {
  readonly client: Pick<ApiClient, 'open'>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The event to resume after; undefined for a new stream. */
  readonly lastEventId: () => string | undefined;
  readonly onId: (id: string) => void;
  readonly onAnswer: (answer: LiveEventWire) => void;
  /** The stream is open; missed changes have to be fetched after a loss. */
  readonly onOpen: (wasLost: boolean) => void;
  /** Streams are blocked: anything may have changed. */
  readonly onPoll: () => void;
}

/** One connection that reconnects after every interruption. */
export interface LiveStream {
  /** Opens the stream; reopens it if one of these salons is missing. */
  readonly follow: (salonIds: readonly string[]) => void;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** Polling interval where streams are blocked, in milliseconds. */
const pollingInterval = 10_000;
/** Consecutive failures after which streams count as blocked. */
const failuresBeforePolling = 2;
/** A stream of this duration did not fail at once, unlike one that a proxy interrupts each time. */
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
  /** Of the open or opening stream. */
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
   * A random delay, so that browsers do not all reconnect at the same moment after a restart.
   * @param lasted - milliseconds
   * @param atLeast - minimum delay in milliseconds, from the server
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
        path: v1Paths.events,
        query: { salons: wanted.length === 0 ? undefined : wanted.join(',') },
        headers: {
          accept: 'text/event-stream',
          ...(id === undefined ? {} : { 'last-event-id': id }),
        },
        isPersonal: true,
        // It stays open: other requests, and tools that wait for a quiet page, go first.
        priority: 'low',
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
      // The reconnect is automatic.
      if (retry !== undefined) return;
      // A stream with more salons is kept.
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
