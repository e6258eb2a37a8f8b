/** Part of the day of a slot. */
export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening';

const middayFrom = '12:00';
const afternoonFrom = '15:00';
const eveningFrom = '18:00';

/** Plain times of the form `HH:MM` sort as text. */
export function partOfDay(time: string): PartOfDay {
  if (time < middayFrom) return 'morning';
  if (time < afternoonFrom) return 'midday';
  return time < eveningFrom ? 'afternoon' : 'evening';
}

/** Plain time `minutes` after `start`, wrapping at midnight. */
export function endTime(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number);
  const total = (hours * 60 + rest + minutes) % (24 * 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
