import type { LivePort } from '../../domain/ports/live-port.ts';

/** Watches as soon as the adapter is loaded. */
export function lazyLive(load: () => Promise<LivePort>): LivePort {
  return {
    watch(salonIds, onEvent) {
      let isWatching = true;
      let stop = (): void => undefined;
      load().then(
        (live) => {
          if (isWatching) stop = live.watch(salonIds, onEvent);
        },
        // Without the adapter there are no live updates; the next watcher retries.
        () => undefined,
      );
      return () => {
        isWatching = false;
        stop();
      };
    },
  };
}
