import { type LiveEventAnswer, liveEventSchema } from '@salonica/contract/v1';
import type { LiveEvent, LivePort } from '../../domain/ports/live-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import type { ApiClient } from './client.ts';
import { readEvents } from './event-stream.ts';
import { v1Path } from './v1-path.ts';

/** Whether somebody looks at the page. */
export interface Visibility {
  readonly isHidden: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
}

export interface LiveSettings {
  readonly client: Pick<ApiClient, 'open'>;
  readonly visibility: Visibility;
  /** From 0 to 1, so that many pages do not come back in the same moment. @default Math.random */
  readonly random?: () => number;
}

export interface LiveApi extends LivePort {
  /** Opens the stream anew: somebody else asks now. */
  readonly reopen: () => void;
}

/** As many calendars as one stream tells of. */
const mostSalons = 20;
/** Between two questions where streams do not pass, in milliseconds. */
const pollingInterval = 10_000;
/** Failures in a row after which streams count as not passing. */
const failuresBeforePolling = 2;
const firstWait = 1000;
const longestWait = 30_000;

interface Watcher {
  readonly salonIds: readonly string[];
  readonly onEvent: (event: LiveEvent) => void;
}

function toLiveEvent(answer: LiveEventAnswer): LiveEvent {
  switch (answer.topic) {
    case 'salon':
      return { type: 'salon.changed', salonId: answer.salonId };
    case 'booking':
      return { type: 'booking.changed', bookingId: answer.bookingId, revision: answer.revision };
    case 'conversation':
      return { type: 'conversation.changed', conversationId: answer.conversationId };
    case 'wallet':
      return { type: 'wallet.changed' };
    case 'notices':
      return { type: 'notices.changed' };
    default:
      return { type: 'salon.typing', conversationId: answer.conversationId };
  }
}

/** One stream for all watchers of a page; none while nobody watches or looks. */
export function createLiveApi({ client, visibility, random = Math.random }: LiveSettings): LiveApi {
  const watchers = new Set<Watcher>();
  const told = createListeners<[LiveEvent]>();
  /** The salons of the stream that is open or on its way. */
  let streamed: string | null = null;
  let stream: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let lastEventId: string | undefined;
  const versions = new Map<string, number>();
  /** Something may have happened that no stream told. */
  let hasGap = false;
  let isScheduled = false;

  const wanted = (): string | null => {
    if (watchers.size === 0 || visibility.isHidden()) return null;
    const ids = new Set([...watchers].flatMap(({ salonIds }) => salonIds));
    return [...ids].slice(0, mostSalons).toSorted().join(',');
  };

  /** A stream begins with the state of each calendar, which may be known. */
  function isNews(answer: LiveEventAnswer): boolean {
    if (answer.topic !== 'salon') return true;
    const { salonId, version } = answer;
    if (versions.get(salonId) === version) return false;
    versions.set(salonId, version);
    return true;
  }

  function close(): void {
    stream?.abort();
    stream = null;
    streamed = null;
    clearTimeout(retry);
  }

  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  /** The stream passes: what it did not tell is asked for once. */
  function arrived(): void {
    failures = 0;
    stopPolling();
    if (!hasGap) return;
    hasGap = false;
    told.tell({ type: 'resumed' });
  }

  function lost(): void {
    close();
    hasGap = true;
    failures += 1;
    if (failures >= failuresBeforePolling) {
      polling ??= setInterval(() => told.tell({ type: 'resumed' }), pollingInterval);
    }
    const wait = Math.min(firstWait * 2 ** (failures - 1), longestWait);
    retry = setTimeout(follow, wait * (0.5 + random() / 2));
  }

  async function open(salons: string): Promise<void> {
    const own = new AbortController();
    stream = own;
    streamed = salons;
    try {
      const response = await client.open({
        path: v1Path('events'),
        query: { salons: salons === '' ? undefined : salons },
        headers: {
          accept: 'text/event-stream',
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        isPersonal: true,
        signal: own.signal,
      });
      await readEvents(response, liveEventSchema, {
        signal: own.signal,
        onSign: arrived,
        onId: (id) => (lastEventId = id),
        onEvent(answer) {
          if (isNews(answer)) told.tell(toLiveEvent(answer));
        },
      });
    } catch {
      // Whatever went wrong, the answer is to try again.
    }
    if (stream === own) lost();
  }

  function follow(): void {
    const salons = wanted();
    if (salons === null) {
      hasGap ||= streamed !== null;
      close();
      stopPolling();
      return;
    }
    if (salons === streamed) return;
    close();
    void open(salons);
  }

  /** Several watchers come and go together when a page changes. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      follow();
    });
  }

  visibility.onChange(schedule);

  return {
    watch(salonIds, onEvent) {
      const watcher: Watcher = { salonIds, onEvent };
      watchers.add(watcher);
      const stop = told.add((event) => {
        if (event.type !== 'salon.changed' || salonIds.includes(event.salonId)) onEvent(event);
      });
      schedule();
      return () => {
        stop();
        watchers.delete(watcher);
        schedule();
      };
    },
    reopen() {
      // Events of whoever asked before are none of the next one's business.
      lastEventId = undefined;
      close();
      schedule();
    },
  };
}
