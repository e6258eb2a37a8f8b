import { useInstant } from '../../blocks/use-instant.ts';

/** The time by the visitor's clock, read again each minute. */
export const useMinute = (): number => useInstant((instant) => instant + 60_000);
