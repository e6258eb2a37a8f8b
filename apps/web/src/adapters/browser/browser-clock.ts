import type { ClockPort, Moment } from '../../domain/ports/clock-port.ts';

/**
 * The clock and the zone of the visitor's device.
 * @param rendered - the data that the document was rendered with
 */
export function createBrowserClock(rendered?: Moment): ClockPort {
  let known: { readonly zone: string; readonly offset: number } | undefined;
  return {
    now: () => Date.now(),
    timeZone: () => {
      // Reading the zone is slow, and pages need it in every render; reading the offset detects a
      // traveller quickly.
      const offset = new Date().getTimezoneOffset();
      if (known?.offset !== offset) {
        known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
      }
      return known.zone;
    },
    rendered,
  };
}
