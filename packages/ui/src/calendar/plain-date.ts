/** A calendar day without a zone, `YYYY-MM-DD`. Days of this form sort as text. */
export type PlainDate = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** Noon of that day in the browser's zone: far from every clock change. */
export function toNoon(plain: PlainDate): Date {
  const [year = 0, month = 1, day = 1] = plain.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The day of a local moment. */
export function toPlain(date: Date): PlainDate {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day `count` days later. */
export function addDays(plain: PlainDate, count: number): PlainDate {
  const date = toNoon(plain);
  date.setDate(date.getDate() + count);
  return toPlain(date);
}
