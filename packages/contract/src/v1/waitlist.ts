import * as v from 'valibot';
import { dayParts } from './facts.ts';
import {
  countSchema,
  idSchema,
  instantSchema,
  moneySchema,
  plainDateSchema,
  plainDateTimeSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** What to do with a booking when an earlier time is free: notify the customer, or move it. */
export const earlierModes = ['offer', 'move'] as const;

const common = {
  /** The first suitable day. */
  from: plainDateSchema,
  /** Null for any time of the day. */
  part: v.nullable(v.picklist(dayParts)),
};

/** Body of `POST /api/v1/waitlist`; requires `Idempotency-Key`. */
export const waitRequestSchema = v.variant('kind', [
  /** For a time at a fully booked salon. */
  v.object({
    ...common,
    kind: v.literal('new'),
    salonId: idSchema,
    serviceId: idSchema,
    /** Null for any barber. */
    barberId: v.nullable(idSchema),
    /** The last suitable day; at most 31 days. */
    to: plainDateSchema,
  }),
  /**
   * For an earlier time for a booking, with its own barber. A second request replaces the first.
   */
  v.object({
    ...common,
    kind: v.literal('earlier'),
    bookingId: recordIdSchema,
    mode: v.picklist(earlierModes),
  }),
]);

/** A held time. */
export const waitOfferSchema = v.object({
  id: idSchema,
  date: plainDateSchema,
  time: plainTimeSchema,
  barberName: v.string(),
  total: moneySchema,
  /** End of the hold. */
  heldUntil: instantSchema,
});

export const waitEntrySchema = v.object({
  id: idSchema,
  /** The booking to move; null for a new one. */
  bookingId: v.nullable(idSchema),
  mode: v.picklist(earlierModes),
  salon: v.object({ id: idSchema, name: v.string() }),
  service: v.object({ id: idSchema, name: v.string() }),
  /** Null for any. */
  barber: v.nullable(v.object({ id: idSchema, name: v.string() })),
  from: plainDateSchema,
  to: plainDateSchema,
  part: v.nullable(v.picklist(dayParts)),
  offer: v.nullable(waitOfferSchema),
});

/** A booking that was moved and can be moved back. */
export const waitMoveSchema = v.object({
  /** Identifies the move in the call that undoes it. */
  id: idSchema,
  bookingId: idSchema,
  /** The booking's revision since the move. */
  revision: countSchema,
  salonName: v.string(),
  serviceName: v.string(),
  before: plainDateTimeSchema,
  now: plainDateTimeSchema,
  /** End of the old time's hold. */
  heldUntil: instantSchema,
});

/** Response of `GET /api/v1/waitlist`: the customer's entries, and moves that can be undone. */
export const waitlistResponseSchema = v.object({
  entries: v.array(waitEntrySchema),
  moves: v.array(waitMoveSchema),
});

/** Response of `POST /api/v1/waitlist`. */
export const waitEntryResponseSchema = v.object({ entry: waitEntrySchema });

export type WaitRequest = v.InferOutput<typeof waitRequestSchema>;
export type WaitEntryWire = v.InferInput<typeof waitEntrySchema>;
export type WaitMoveWire = v.InferInput<typeof waitMoveSchema>;
export type WaitlistResponse = v.InferInput<typeof waitlistResponseSchema>;
export type DayPart = (typeof dayParts)[number];
