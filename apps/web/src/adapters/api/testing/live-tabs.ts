import { vi } from 'vitest';
import type { LiveEvent } from '#domain/ports/live-port.ts';
import { alone } from '#shared/tab-group.ts';
import { createLiveApi } from '../live-api.ts';
import { createTestClient } from './test-client.ts';
import { fakeBrowser } from './fake-browser.ts';

const streamHeaders = { 'content-type': 'text/event-stream' };

interface ServedStream {
  url: URL;
  headers: Headers;
  say: (text: string) => void;
  end: () => void;
  isOpen: boolean;
}

/** A server with one stream per call. */
function serveStreams(refuse: () => Response | null) {
  const streams: ServedStream[] = [];
  const { client } = createTestClient(
    (request) => {
      request.signal.throwIfAborted();
      const refusal = refuse();
      if (refusal !== null) return refusal;
      let control: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          control = controller;
        },
      });
      const stream: ServedStream = {
        url: new URL(request.url),
        headers: request.headers,
        say: (text) => control.enqueue(new TextEncoder().encode(text)),
        end: () => control.close(),
        isOpen: true,
      };
      request.signal.addEventListener('abort', () => {
        stream.isOpen = false;
        control.error(new Error('aborted'));
      });
      streams.push(stream);
      return new Response(body, { headers: streamHeaders });
    },
    { token: async () => 'token-1' },
  );
  return { client, streams };
}

/** Tabs that can be hidden, and their server. */
export function openTabs(refuse: () => Response | null = () => null) {
  const { client, streams } = serveStreams(refuse);
  const browser = fakeBrowser();
  function open(tabs = browser.join) {
    let isHidden = false;
    let changed: () => void = () => undefined;
    let visitor: string | null = null;
    const visibility = {
      isHidden: () => isHidden,
      onChange(listener: () => void) {
        changed = listener;
        return () => undefined;
      },
    };
    const live = createLiveApi({
      client,
      visibility,
      tabs,
      visitor: () => visitor,
      // Uses the real delays.
      random: () => 1 / 3,
    });
    return {
      live,
      /** Events for a watcher of these salons from now on. */
      listen(...salonIds: string[]) {
        const events: LiveEvent[] = [];
        live.watch(salonIds, (event) => events.push(event));
        return events;
      },
      async hide(value: boolean) {
        isHidden = value;
        changed();
        await settle();
      },
      /** Another customer signs in. */
      async become(name: string | null) {
        visitor = name;
        live.reopen();
        await settle();
      },
    };
  }
  return {
    streams,
    /** Open streams. */
    held: () => streams.filter(({ isOpen }) => isOpen),
    tab: () => open(),
    /** In a browser without shared streams. */
    lonely: () => open(alone),
  };
}

export const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** One event in the server's format. */
export const message = (data: object, id = '7') => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
