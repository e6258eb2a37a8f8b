import * as v from 'valibot';
import { addressTypes } from './facts.ts';
import { lineSchema } from '../typed-text.ts';
import { salonSummarySchema } from './salons.ts';
import { countSchema, idSchema, moneySchema, plainDateSchema } from './values.ts';

/** Response of `GET /api/v1/favorites`: newest first. */
export const favoritesResponseSchema = v.object({ salons: v.array(salonSummarySchema) });

/** Response of `GET /api/v1/favorites/ids`. */
export const favoriteIdsResponseSchema = v.object({ ids: v.array(idSchema) });

/** Body of `POST /api/v1/addresses` (with `Idempotency-Key`) and of `PUT /api/v1/addresses/{id}`. */
export const addressRequestSchema = v.object({
  type: v.picklist(addressTypes),
  name: lineSchema(60),
  address: lineSchema(200),
  city: lineSchema(80),
  isDefault: v.boolean(),
});

export const addressSchema = v.object({
  id: idSchema,
  type: v.picklist(addressTypes),
  name: v.string(),
  address: v.string(),
  city: v.string(),
  isDefault: v.boolean(),
});

/**
 * Response of `GET /api/v1/addresses`: default first, then in the order in which they were added.
 */
export const addressesResponseSchema = v.object({ addresses: v.array(addressSchema) });

/**
 * Response of every call that changes one address; `POST /api/v1/addresses/{id}/restore` undoes a
 * deletion.
 */
export const addressResponseSchema = v.object({ address: addressSchema });

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

export type AddressRequest = v.InferOutput<typeof addressRequestSchema>;
export type AddressWire = v.InferInput<typeof addressSchema>;
export type RecommendationsResponse = v.InferInput<typeof recommendationsResponseSchema>;
