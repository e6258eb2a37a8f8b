import type { ClockPort, Moment } from '../../domain/ports/clock-port.ts';

/**
 * The clock and the zone of the visitor's device.
 *
 * @param rendered - what the document was rendered with
 */
export function createBrowserClock(rendered?: Moment): ClockPort {
  return {
    now: () => Date.now(),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    rendered,
  };
}
