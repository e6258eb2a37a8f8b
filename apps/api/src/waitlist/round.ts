import type { SalonCalendar } from '../availability/calendar.ts';
import type { JobData } from '../jobs/definitions.ts';

/** What is the same for everybody who is asked about one freed time. */
export interface Round {
  freed: JobData<'offer-freed'>;
  calendar: SalonCalendar;
  /** Of the salon's clock, from now on. */
  version: number;
  /** Milliseconds since 1970. */
  now: number;
}
