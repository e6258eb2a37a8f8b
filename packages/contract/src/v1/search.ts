import * as v from 'valibot';
import { lineSchema } from '../typed-text.ts';
import { countSchema, idSchema, moneySchema, plainDateTimeSchema, pointSchema } from './values.ts';

/** The matching part of a found salon. */
export const salonMatchSchema = v.object({
  /** The service that fits the words best; null where the salon matched by its name or place. */
  service: v.nullable(
    v.object({
      id: idSchema,
      name: v.string(),
      price: moneySchema,
      minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
    }),
  ),
  /** Its next starts that fit the requested day and times, at most three. */
  starts: v.array(plainDateTimeSchema),
});

export const placeKinds = ['district', 'zip', 'landmark', 'city'] as const;

/** How the words of a search were understood. */
export const understoodSchema = v.object({
  /** The words that were searched for, after corrections; null without any. */
  q: v.nullable(v.string()),
  /** The origin of distances, where one was named. */
  place: v.nullable(
    v.object({
      name: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      kind: v.picklist(placeKinds),
    }),
  ),
  /** "Did you mean": the query with its corrected words; null where none was corrected. */
  suggestion: v.nullable(v.string()),
  /** Nothing matched: the nearest existing salons are listed instead. */
  widened: v.boolean(),
});

export const suggestionKinds = ['service', 'category', 'salon', 'barber', 'place'] as const;

const kindPattern = `(?:${suggestionKinds.join('|')})`;

const suggestionKindsSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${kindPattern}(?:,${kindPattern})*$`)),
  v.transform((text) => suggestionKinds.filter((kind) => text.split(',').includes(kind))),
);

/** Query of `GET /api/v1/suggestions`. */
export const suggestionQuerySchema = v.object({
  /** What was typed so far. */
  q: lineSchema(100),
  /** Comma separated: only these are suggested. @default all */
  kinds: v.optional(suggestionKindsSchema),
  /** `lat,lng` in degrees: of equal suggestions the nearer one comes first. */
  near: v.optional(pointSchema),
});

/** Response of `GET /api/v1/suggestions`: at most eight, best first, in the requested language. */
export const suggestionsResponseSchema = v.object({
  suggestions: v.array(
    v.object({
      kind: v.picklist(suggestionKinds),
      /** Null for a service, which many salons offer, and for a place. */
      id: v.nullable(idSchema),
      text: v.string(),
      /** What tells it from others of the same text, such as the salon of a barber. */
      detail: v.nullable(v.string()),
      /** The salon, for a salon and a barber. */
      salonId: v.nullable(idSchema),
      /** Start and end of each part of the text that was typed, in UTF-16 units. */
      ranges: v.array(v.strictTuple([countSchema, countSchema])),
    }),
  ),
});

export type SalonMatchWire = v.InferInput<typeof salonMatchSchema>;
export type UnderstoodWire = v.InferInput<typeof understoodSchema>;
export type SuggestionsResponse = v.InferInput<typeof suggestionsResponseSchema>;
