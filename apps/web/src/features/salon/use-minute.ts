import { useInstant } from '../../blocks/use-instant.ts';

/** The visitor's time, updated each minute. */
export const useMinute = (): number => useInstant((instant) => instant + 60_000);
