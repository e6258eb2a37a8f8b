import type { SalonCalendar } from '@salonica/policy';
import type { JobData } from '../../platform/jobs/definitions.ts';

/** The shared state of all offers for one freed time. */
export interface Round {
  freed: JobData<'offer-freed'>;
  calendar: SalonCalendar;
  /** Of the salon's clock, after this change. */
  version: number;
  /** Milliseconds since 1970. */
  now: number;
}
