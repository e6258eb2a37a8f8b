/** "20271102T080000": a local time, given as the milliseconds that UTC would have at that time. */
export function localValue(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** "20271102T080000Z". */
export const utcValue = (instant: number): string => `${localValue(instant)}Z`;
