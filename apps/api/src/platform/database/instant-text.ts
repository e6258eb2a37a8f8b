/**
 * An instant as a statement takes it, in UTC.
 * @param time - in milliseconds since 1970
 */
export const instantText = (time: number): string => new Date(time).toISOString();
