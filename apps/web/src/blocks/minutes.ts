import type { ClockPort } from '../domain/ports/clock-port.ts';
import { createListeners, type Listeners } from '../shared/listeners.ts';

const minute = 60_000;

/** One timer for all readers of a clock. */
const minutesOf = new WeakMap<ClockPort, Pick<Listeners, 'add'>>();

function createMinutes(clock: ClockPort): Pick<Listeners, 'add'> {
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let removeCorrection: (() => void) | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, minute - (clock.now() % minute));
  };
  function look() {
    wait();
    listeners.notify();
  }
  return {
    add(listener) {
      if (!listeners.some()) {
        wait();
        // Timers stop while a device sleeps.
        document.addEventListener('visibilitychange', look);
        removeCorrection = clock.onCorrection?.(look);
      }
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (listeners.some()) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
        removeCorrection?.();
      };
    },
  };
}

/** Calls back at every full minute, after a sleep of the device, and after a correction. */
export function onMinute(clock: ClockPort, listener: () => void): () => void {
  const known = minutesOf.get(clock) ?? createMinutes(clock);
  minutesOf.set(clock, known);
  return known.add(listener);
}
