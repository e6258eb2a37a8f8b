import { salonTimeZone } from '../../shared/dates.ts';

function isZone(zone: string | undefined): zone is string {
  if (zone === undefined || zone === '') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The zone of the device. Where the browser reports none or one that it does not know itself, such
 * as `Etc/Unknown` or `GMT+3`, it is that of the offset, or else that of the salons, beside which no
 * other time is shown.
 * @param reported - by the browser
 * @param offset - minutes from the local time to UTC
 */
export function zoneOf(reported: string | undefined, offset: number): string {
  if (isZone(reported)) return reported;
  const hours = offset / 60;
  // These names have the sign of POSIX: Etc/GMT-2 is two hours ahead.
  const name = hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`;
  return isZone(name) ? name : salonTimeZone;
}
