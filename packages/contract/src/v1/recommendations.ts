import * as v from 'valibot';
import { salonSummarySchema } from './salons.ts';
import { countSchema, idSchema, moneySchema, plainDateSchema } from './values.ts';

/** Response of `GET /api/v1/recommendations`. */
export const recommendationsResponseSchema = v.object({
  /** Earlier services, most booked first. */
  favorites: v.array(
    v.object({
      salonId: idSchema,
      serviceId: idSchema,
      serviceIndex: countSchema,
      serviceName: v.string(),
      price: moneySchema,
      minutes: countSchema,
      /** Number of bookings. */
      times: countSchema,
      /** The last completed visit. */
      lastDate: v.nullable(plainDateSchema),
    }),
  ),
  recommended: v.array(
    v.object({
      salonId: idSchema,
      reason: v.variant('kind', [
        v.object({ kind: v.literal('booked'), serviceName: v.string() }),
        v.object({ kind: v.literal('saved'), salonName: v.string() }),
        v.object({ kind: v.literal('loved') }),
      ]),
    }),
  ),
  /** Titles of categories. */
  trending: v.array(v.string()),
  /** All salons mentioned above. */
  salons: v.array(salonSummarySchema),
});

export type RecommendationsResponse = v.InferInput<typeof recommendationsResponseSchema>;
