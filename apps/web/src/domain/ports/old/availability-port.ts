import type { PlainDateTime } from '../../../shared/dates.ts';

/** First free times of many salons at once, on the clocks of the salons. */
export interface AvailabilityPort {
  /** Null for a salon without a free time in the next weeks; ids that nobody knows have times too. */
  nextFree(
    salonIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, PlainDateTime | null>>;
}
