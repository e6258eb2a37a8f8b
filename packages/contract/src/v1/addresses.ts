import * as v from 'valibot';
import { lineSchema } from '../typed-text.ts';
import { addressTypes } from './facts.ts';
import { idSchema } from './values.ts';

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

export type AddressRequest = v.InferOutput<typeof addressRequestSchema>;
export type AddressWire = v.InferInput<typeof addressSchema>;
