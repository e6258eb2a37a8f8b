import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  instantSchema,
  moneySchema,
  plainDateSchema,
  plainDateTimeSchema,
  plainTimeSchema,
} from './values.ts';

/** Parts of a day, as the times to choose from are grouped. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;

/** What becomes of a booking for which an earlier time is free: the customer is asked, or it is moved at once. */
export const earlierModes = ['offer', 'move'] as const;

const common = {
  /** The first day that suits. */
  from: plainDateSchema,
  /** Null for any time of the day. */
  part: v.nullable(v.picklist(dayParts)),
};

/** Body of `POST /api/v1/waitlist`; the call carries `Idempotency-Key`. */
export const waitRequestSchema = v.variant('kind', [
  /** For a time at the salon on days that are full. */
  v.object({
    ...common,
    kind: v.literal('new'),
    salonId: idSchema,
    serviceId: idSchema,
    /** Null for any barber. */
    staffId: v.nullable(idSchema),
    /** The last day that suits; at most 31 days. */
    to: plainDateSchema,
  }),
  /** For an earlier time for a booking, with its own barber. Asked again, it replaces what was asked before. */
  v.object({
    ...common,
    kind: v.literal('earlier'),
    bookingId: v.pipe(v.string(), v.uuid()),
    mode: v.picklist(earlierModes),
  }),
]);

/** A time that is held for the customer. */
export const waitOfferSchema = v.object({
  id: idSchema,
  date: plainDateSchema,
  time: plainTimeSchema,
  barberName: v.string(),
  total: moneySchema,
  /** Until then it is held for this customer. */
  heldUntil: instantSchema,
});

export const waitEntrySchema = v.object({
  id: idSchema,
  /** The booking that is to be earlier; null for a new one. */
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

/** A booking that was moved, and can still go back. */
export const waitMoveSchema = v.object({
  /** Names the move in the call that undoes it. */
  id: idSchema,
  bookingId: idSchema,
  /** The booking's revision since the move. */
  revision: countSchema,
  salonName: v.string(),
  serviceName: v.string(),
  before: plainDateTimeSchema,
  now: plainDateTimeSchema,
  /** Until then the earlier time is held. */
  heldUntil: instantSchema,
});

/** Answer of `GET /api/v1/waitlist`: what the customer waits for, and moves that can be undone. */
export const waitlistAnswerSchema = v.object({
  entries: v.array(waitEntrySchema),
  moves: v.array(waitMoveSchema),
});

/** Answer of `POST /api/v1/waitlist`. */
export const waitEntryAnswerSchema = v.object({ entry: waitEntrySchema });

export type WaitRequest = v.InferOutput<typeof waitRequestSchema>;
export type WaitEntryWire = v.InferOutput<typeof waitEntrySchema>;
export type WaitMoveWire = v.InferOutput<typeof waitMoveSchema>;
export type WaitlistAnswer = v.InferOutput<typeof waitlistAnswerSchema>;
export type DayPart = (typeof dayParts)[number];
