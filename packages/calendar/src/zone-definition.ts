import { localValue } from './date-time-value.ts';
import { onsetIn, type YearlyChange, type ZoneRule } from './daylight-saving-rule.ts';

/** Before every event; other programs begin their definitions in this year as well. */
const beginYear = 1970;

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A zone with at most one rule each for standard and daylight time: Outlook reads no more. */
export function definitionLines(timeZone: string, rule: ZoneRule): readonly string[] {
  const observances =
    'fixed' in rule
      ? fixedObservance(timeZone, rule.fixed)
      : [
          ...yearlyObservance('STANDARD', timeZone, rule.standard),
          ...yearlyObservance('DAYLIGHT', timeZone, rule.daylight),
        ];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE'];
}

function fixedObservance(timeZone: string, { offset, since }: { offset: number; since: number }) {
  return [
    'BEGIN:STANDARD',
    `DTSTART:${localValue(Date.UTC(beginYear, 0, 1))}`,
    `TZOFFSETFROM:${offsetValue(offset)}`,
    `TZOFFSETTO:${offsetValue(offset)}`,
    `TZNAME:${nameAt(timeZone, since) ?? offsetValue(offset)}`,
    'END:STANDARD',
  ];
}

function yearlyObservance(name: 'STANDARD' | 'DAYLIGHT', timeZone: string, change: YearlyChange) {
  const { nth, weekday, month, first } = change;
  return [
    `BEGIN:${name}`,
    `DTSTART:${localValue(onsetIn(beginYear, change))}`,
    `RRULE:FREQ=YEARLY;BYDAY=${nth}${weekdays[weekday]};BYMONTH=${month}`,
    `TZOFFSETFROM:${offsetValue(first.before)}`,
    `TZOFFSETTO:${offsetValue(first.after)}`,
    `TZNAME:${nameAt(timeZone, first.instant) ?? offsetValue(first.after)}`,
    `END:${name}`,
  ];
}

/** "+0200". */
function offsetValue(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = String(Math.floor(size / 60) * 100 + (size % 60)).padStart(4, '0');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

/** Each kind of English abbreviates the zones that its readers know. */
const englishes = ['en-GB', 'en-US', 'en-CA', 'en-AU'];

/** "EET"; undefined for a zone that English does not abbreviate. */
function nameAt(timeZone: string, instant: number): string | undefined {
  return englishes
    .map((language) =>
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName'),
    )
    .find((part) => part !== undefined && /^[A-Z]{3,5}$/.test(part.value))?.value;
}
