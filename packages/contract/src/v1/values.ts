import * as v from 'valibot';
import { isEmail } from '../email.ts';

/** An opaque id. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** 31 February matches the pattern of a date, but does not exist. */
const isInCalendar = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A day as `YYYY-MM-DD`. */
export const plainDateSchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isInCalendar, 'Not a day of the calendar'),
);

/** A wall-clock time as `HH:mm`, 24 hours. */
export const plainTimeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** An instant as RFC 3339 text in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

export const plainDateTimeSchema = v.object({ date: plainDateSchema, time: plainTimeSchema });

/** An amount in the smallest unit of its currency (ISO 4217). */
export const moneySchema = v.object({
  minor: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** Paths of one picture for the light and the dark theme, relative to the root of the API host. */
export const pictureSchema = v.object({ light: v.string(), dark: v.string() });

/** Cursor of the next page; null on the last page. */
export const cursorSchema = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(512)));

export const emailSchema = v.pipe(v.string(), v.trim(), v.check(isEmail, 'Not an e-mail address'));

/** The secret of a link in a mail. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const starsSchema = v.picklist([1, 2, 3, 4, 5]);

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export type PlainDateTimeAnswer = v.InferOutput<typeof plainDateTimeSchema>;
export type MoneyAnswer = v.InferOutput<typeof moneySchema>;
export type PictureAnswer = v.InferOutput<typeof pictureSchema>;
