import * as v from 'valibot';
import { salonSummarySchema } from './salons.ts';
import { countSchema, idSchema, moneySchema, plainDateSchema } from './values.ts';

/** Answer of `GET /api/v1/favorites`: the newest first. */
export const favoritesAnswerSchema = v.object({ salons: v.array(salonSummarySchema) });

/** Answer of `GET /api/v1/favorites/ids`. */
export const favoriteIdsAnswerSchema = v.object({ ids: v.array(idSchema) });

export const addressTypes = ['home', 'work', 'other'] as const;

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** Body of `POST /api/v1/addresses` (with `Idempotency-Key`) and of `PUT /api/v1/addresses/{id}`. */
export const addressRequestSchema = v.object({
  type: v.picklist(addressTypes),
  name: line(60),
  address: line(200),
  city: line(80),
  isDefault: v.boolean(),
});

export const addressSchema = v.object({ id: idSchema, ...addressRequestSchema.entries });

/** Answer of `GET /api/v1/addresses`: the default first, then in the order in which they were added. */
export const addressesAnswerSchema = v.object({ addresses: v.array(addressSchema) });

/** Answer of every call that changes one address; `POST /api/v1/addresses/{id}/restore` takes a deletion back. */
export const addressAnswerSchema = v.object({ address: addressSchema });

/** Answer of `GET /api/v1/recommendations`. */
export const recommendationsAnswerSchema = v.object({
  /** Services booked before, the most booked first. */
  favorites: v.array(
    v.object({
      salonId: idSchema,
      serviceId: idSchema,
      serviceIndex: countSchema,
      serviceName: v.string(),
      price: moneySchema,
      minutes: countSchema,
      /** How often it was booked. */
      times: countSchema,
      /** The last time that is over. */
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
  /** Every salon that is named above. */
  salons: v.array(salonSummarySchema),
});

export type AddressRequest = v.InferOutput<typeof addressRequestSchema>;
export type AddressWire = v.InferOutput<typeof addressSchema>;
export type RecommendationsAnswer = v.InferOutput<typeof recommendationsAnswerSchema>;
