import type { LiveEvent, LivePort } from '../../domain/ports/live-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import type { JoinTabs } from '../../shared/tab-group.ts';
import type { ApiClient } from './client.ts';
import { createLiveNews } from './live-news.ts';
import { shareStream, type SharedStream } from './shared-stream.ts';

/** Whether the page is visible. */
export interface Visibility {
  readonly isHidden: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
}

export interface LiveSettings {
  readonly client: Pick<ApiClient, 'open'>;
  readonly visibility: Visibility;
  readonly tabs: JoinTabs;
  /** The visitor: tabs of one visitor share a stream. Null for a guest. */
  readonly visitor: () => string | null;
  /** From 0 to 1, so that many pages do not reconnect at the same moment. @default Math.random */
  readonly random?: () => number;
}

export interface LiveApi extends LivePort {
  /** Leaves the stream when the customer changes. */
  readonly reopen: () => void;
}

interface Watcher {
  readonly salonIds: readonly string[];
}

/**
 * One membership in the tab group for all watchers of a page; none without a watcher or while
 * hidden.
 */
export function createLiveApi({
  client,
  visibility,
  tabs,
  visitor,
  random = Math.random,
}: LiveSettings): LiveApi {
  const watchers = new Set<Watcher>();
  const told = createListeners<[LiveEvent]>();
  const news = createLiveNews(told.notify);
  let shared: SharedStream | null = null;
  let watched = '';
  let isScheduled = false;

  function leave(): void {
    shared?.leave();
    shared = null;
  }

  function follow(): void {
    if (watchers.size === 0 || visibility.isHidden()) {
      if (shared !== null) news.miss();
      leave();
      return;
    }
    const salonIds = [...new Set([...watchers].flatMap((watcher) => watcher.salonIds))].toSorted();
    const key = salonIds.join(',');
    if (shared !== null && key === watched) return;
    watched = key;
    shared ??= shareStream({
      join: tabs,
      name: `salonica-live-1 ${visitor() ?? ''}`,
      client,
      random,
      news,
    });
    shared.watch(salonIds);
  }

  /** Several watchers start and stop together when a page changes. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      follow();
    });
  }

  // Immediately: an open connection keeps a page out of the back/forward cache.
  visibility.onChange(follow);

  return {
    watch(salonIds, onEvent) {
      const watcher: Watcher = { salonIds };
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
      // Events of an earlier customer must not reach the next one.
      leave();
      news.forget();
      schedule();
    },
  };
}
