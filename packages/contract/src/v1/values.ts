import * as v from 'valibot';
import { isEmail } from '../email.ts';

/** An opaque id. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The id of a record that the API made. */
export const recordIdSchema = v.pipe(v.string(), v.uuid());

/** The variable part of a path below one salon. */
export const salonParamsSchema = v.object({ id: idSchema });

/** The variable part of a path below one record. */
export const recordParamsSchema = v.object({ id: recordIdSchema });

/** Ids in a query, comma separated. */
/* @__NO_SIDE_EFFECTS__ */
export const idListSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,64}(?:,[\w-]{1,64})*$/),
    v.transform((text) => [...new Set(text.split(','))]),
    v.maxLength(most),
  );

/** 31 February matches the pattern of a date, but does not exist. */
const isInCalendar = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/**
 * A day as `YYYY-MM-DD`, in the years 2000 to 2199: outside of them, dates neither sort nor add up
 * as texts.
 */
export const plainDateSchema = v.pipe(
  v.string(),
  v.regex(/^2[01]\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  v.check(isInCalendar, 'Not a day of the calendar'),
);

/** A wall-clock time as `HH:mm`, 24 hours. */
export const plainTimeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The end of a range of wall-clock times, at midnight `24:00`. */
export const closingTimeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
);

/** An instant as RFC 3339 text in UTC; parsed to milliseconds since 1970. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);

export const plainDateTimeSchema = v.object({ date: plainDateSchema, time: plainTimeSchema });

/** A point on the earth as `lat,lng`, in degrees. */
export const pointSchema = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?$/),
  v.transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  }),
  v.check(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
);

/** A place on the earth, in degrees. */
export const placeSchema = v.object({ latitude: v.number(), longitude: v.number() });

/** A part of a map as `south,west,north,east`, in degrees; not across the 180th meridian. */
export const boundsSchema = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,3}(?:\.\d{1,15})?(?:,-?\d{1,3}(?:\.\d{1,15})?){3}$/),
  v.transform((text) => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  }),
  v.check(
    ({ south, west, north, east }) =>
      south >= -90 && south <= north && north <= 90 && west >= -180 && west <= east && east <= 180,
  ),
);

/** An amount in the smallest unit of its currency (ISO 4217). */
export const moneySchema = v.object({
  minor: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** Paths of one picture for the light and the dark theme, relative to the root of the API host. */
export const pictureSchema = v.object({ light: v.string(), dark: v.string() });

/** Cursor of a page: opaque text that the API made. */
export const pageCursorSchema = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w-]+$/));

/** Cursor of the next page; null on the last page. */
export const cursorSchema = v.nullable(pageCursorSchema);

export const emailSchema = v.pipe(v.string(), v.trim(), v.check(isEmail, 'Not an e-mail address'));

/** The secret of a link in a mail. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const starsSchema = v.picklist([1, 2, 3, 4, 5]);

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export type MoneyWire = v.InferInput<typeof moneySchema>;
export type PictureWire = v.InferInput<typeof pictureSchema>;
