import type { ClockPort, Moment, ServerTime } from '../../domain/ports/clock-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import { zoneOf } from './device-zone.ts';

/** `Date` of a response has no milliseconds: on average it is half a second behind. */
const halfSecond = 500;

/** A device whose clock differs by less keeps it: its deadlines are shown in minutes. */
const tolerance = 5000;

/** The visitor's clock, which the responses of the server correct. */
export interface BrowserClock extends ClockPort {
  /** Reads the time of a response. */
  readonly learn: (time: ServerTime) => void;
}

/**
 * The clock and the zone of the visitor's device.
 * @param rendered - the data that the document was rendered with
 */
export function createBrowserClock(rendered?: Moment): BrowserClock {
  let known: { readonly zone: string; readonly offset: number } | undefined;
  const corrections = createListeners();
  /** Milliseconds from the device's time to the server's. */
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    timeZone: () => {
      // Reading the zone is slow, and pages need it in every render; reading the offset detects a
      // traveller quickly.
      const offset = new Date().getTimezoneOffset();
      if (known?.offset !== offset) {
        known = { zone: zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone, offset), offset };
      }
      return known.zone;
    },
    onCorrection: corrections.add,
    learn({ at, sentAt, receivedAt }) {
      const doubt = (receivedAt - sentAt) / 2 + halfSecond;
      const difference = at + halfSecond - (sentAt + receivedAt) / 2;
      if (Math.abs(difference - ahead) <= tolerance + doubt) return;
      ahead = Math.abs(difference) <= tolerance + doubt ? 0 : difference;
      corrections.notify();
    },
    rendered,
  };
}
