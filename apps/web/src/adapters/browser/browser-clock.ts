import type { ClockPort } from '../../domain/ports/clock-port.ts';

/** The clock and the zone of the visitor's device. */
export const browserClock: ClockPort = {
  now: () => Date.now(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};
