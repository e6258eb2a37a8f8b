import type { DayPlanRange } from './day-plan-types.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 24 hours in both languages, as the salon writes its times: 570 is 09:30. */
export function timeOf(minute: number): string {
  const whole = Math.floor(minute);
  return `${twoDigits(Math.floor(whole / 60) % 24)}:${twoDigits(whole % 60)}`;
}

/** 09:30–10:15 */
export const rangeOf = ({ from, until }: DayPlanRange): string =>
  `${timeOf(from)}–${timeOf(until)}`;
