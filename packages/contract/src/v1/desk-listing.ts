import * as v from 'valibot';
import { lineSchema } from '../typed-text.ts';
import { listingStates } from './facts.ts';
import { countSchema, plainDateSchema, plainTimeSchema, recordIdSchema } from './values.ts';

/**
 * Response of the calls about a salon's listing. An open salon takes bookings; a paused one keeps
 * its bookings and takes no new ones; a closed one is gone for customers.
 */
export const deskListingSchema = v.object({
  state: v.picklist(listingStates),
  /** Bookings that have not ended: a salon is closed only without any. */
  upcoming: countSchema,
  /** The first of them, by start. */
  next: v.array(
    v.object({
      id: recordIdSchema,
      date: plainDateSchema,
      time: plainTimeSchema,
      service: v.string(),
      /** Null for a customer whose records were erased. */
      customerName: v.nullable(v.string()),
    }),
  ),
});

/** Body of `PUT /api/v1/desk/{salon}/listing`. */
export const deskListingRequestSchema = v.object({ state: v.picklist(['open', 'paused']) });

/** Body of `POST /api/v1/desk/{salon}/listing/close`: the salon's name, against accidents. */
export const deskCloseRequestSchema = v.object({ name: lineSchema(200) });

export type DeskListingWire = v.InferInput<typeof deskListingSchema>;
