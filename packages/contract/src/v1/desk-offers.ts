import * as v from 'valibot';
import { slotRefusals } from './availability.ts';
import { obstacleSchema } from './desk-obstacles.ts';
import {
  closingTimeSchema,
  countSchema,
  idSchema,
  moneySchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** Query of `GET /api/v1/desk/{salon}/offers`. */
export const deskOffersQuerySchema = v.object({
  date: plainDateSchema,
  time: plainTimeSchema,
  barber: idSchema,
  /** A booking that would change; its own time counts as free. */
  booking: v.optional(recordIdSchema),
});

/** Query of `GET /api/v1/desk/{salon}/times`. */
export const deskTimesQuerySchema = v.object({
  date: plainDateSchema,
  barber: idSchema,
  service: idSchema,
  booking: v.optional(recordIdSchema),
});

const verdict = {
  /** Null if the desk can enter it. */
  refusal: v.nullable(v.picklist(slotRefusals)),
  /** Only with `outsideHours`: outside of the salon's hours or the barber's. */
  isOutside: v.boolean(),
  ends: closingTimeSchema,
};

/** Response of `GET /api/v1/desk/{salon}/offers`: what a barber can do from one time on. */
export const deskOffersSchema = v.object({
  date: plainDateSchema,
  time: plainTimeSchema,
  /** In the order of the salon. */
  services: v.array(
    v.object({
      id: idSchema,
      name: v.string(),
      minutes: countSchema,
      /** For a booking, with the parts that were agreed. */
      total: moneySchema,
      ...verdict,
      obstacle: v.nullable(obstacleSchema),
    }),
  ),
});

/** Response of `GET /api/v1/desk/{salon}/times`: every start of a day for one service. */
export const deskTimesSchema = v.object({
  date: plainDateSchema,
  /** Whether the barber does the service. */
  isServed: v.boolean(),
  total: moneySchema,
  /** Every five minutes from midnight. */
  times: v.array(
    v.object({
      time: plainTimeSchema,
      ...verdict,
      /** Index of what is in the way; null without it. */
      obstacle: v.nullable(countSchema),
    }),
  ),
  obstacles: v.array(obstacleSchema),
});

export type DeskOffersWire = v.InferInput<typeof deskOffersSchema>;
export type DeskTimesWire = v.InferInput<typeof deskTimesSchema>;
