import * as v from 'valibot';
import { countSchema, moneySchema } from './values.ts';

/** What a customer's records come to. */
const figuresSchema = v.object({
  /** Visits that are over or to come; cancelled ones do not count. */
  bookings: countSchema,
  /** Saved salons that are open. */
  favorites: countSchema,
  /** What visits that took place cost. */
  spent: moneySchema,
  /** Mean of the stars that the customer gave, to one decimal; null before the first. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
});

/** Answer of `GET /api/v1/profile`. */
export const profileAnswerSchema = v.object({ figures: figuresSchema });

export type ProfileAnswer = v.InferOutput<typeof profileAnswerSchema>;
