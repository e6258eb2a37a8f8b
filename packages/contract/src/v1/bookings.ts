import * as v from 'valibot';
import { phoneSchema } from '../phone.ts';
import { nameSchema, optionalLineSchema, optionalTextSchema } from '../typed-text.ts';
import {
  countSchema,
  cursorSchema,
  pageCursorSchema,
  emailSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pictureSchema,
  plainDateSchema,
  plainTimeSchema,
  starsSchema,
  tokenSchema,
} from './values.ts';

/** Who a guest is: a name, and an e-mail or a phone. */
const guestContactSchema = v.pipe(
  v.object({
    name: nameSchema,
    email: v.optional(emailSchema),
    /** Stored in E.164. */
    phone: v.optional(phoneSchema),
  }),
  v.forward(
    v.check(({ email, phone }) => (email === undefined) !== (phone === undefined), 'One contact'),
    ['email'],
  ),
);

/** Body of `POST /api/v1/bookings`; requires `Idempotency-Key`. */
export const confirmRequestSchema = v.object({
  salonId: idSchema,
  serviceId: idSchema,
  /**
   * Null for any barber: of the free ones whose specialty it is, otherwise of all free ones, the
   * least busy that day, without a surcharge.
   */
  barberId: v.nullable(idSchema),
  date: plainDateSchema,
  time: plainTimeSchema,
  location: v.picklist(['salon', 'home']),
  /** Empty unless the barber comes to the customer. */
  address: optionalLineSchema(200),
  notes: optionalTextSchema(500),
  /** The displayed price; an outdated one is refused as `price-changed`. */
  total: moneySchema,
  /** Required of guests; not used for customers. */
  guest: v.optional(guestContactSchema),
});

export const bookingStatuses = [
  'confirmed',
  'completed',
  'cancelled',
  'salon_cancelled',
  'no_show',
] as const;

export const bookingSchema = v.object({
  id: idSchema,
  /** Increases with every change; the value of `If-Match`. */
  revision: countSchema,
  status: v.picklist(bookingStatuses),
  salon: v.object({
    id: idSchema,
    name: v.string(),
    address: v.string(),
    picture: v.nullable(pictureSchema),
    timeZone: v.string(),
  }),
  service: v.object({
    id: idSchema,
    name: v.string(),
    minutes: countSchema,
    /** Position in the salon's list; null where it is no longer offered. */
    index: v.nullable(countSchema),
  }),
  barber: v.object({ id: idSchema, name: v.string(), picture: v.nullable(v.string()) }),
  /** Whether any barber was booked: then a move can change the barber. */
  isAnyBarber: v.boolean(),
  date: plainDateSchema,
  time: plainTimeSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  /**
   * Deadline for moving or cancelling it: the salon's notice before the start, or a quarter of an
   * hour after it was made, where that is later.
   */
  changeableUntil: instantSchema,
  /** The salon's notice before the start. */
  noticeMinutes: countSchema,
  /** How long the chair is kept for a late customer. */
  heldUntil: instantSchema,
  location: v.picklist(['salon', 'home']),
  /** The place. */
  address: v.string(),
  notes: v.string(),
  /** The e-mail address to which news of it are sent; null without one, and by a link. */
  mailedTo: v.nullable(v.string()),
  /** Path of its calendar file, which opens without a session. */
  calendarFile: v.nullable(v.string()),
  /** The service, the barber's surcharge (may be negative), the travel fee, and the total. */
  price: v.object({
    service: moneySchema,
    barber: moneySchema,
    travel: moneySchema,
    total: moneySchema,
  }),
  /**
   * Public once the visit was completed, by the salon or a day after its end, and the address of the
   * customer has answered.
   */
  rating: v.nullable(starsSchema),
  /** The customer's text with the rating. */
  review: v.nullable(v.string()),
});

/** Response of every call that reads or changes one booking. */
export const bookingResponseSchema = v.object({ booking: bookingSchema });

/** Query of `GET /api/v1/bookings`. */
export const bookingsQuerySchema = v.object({
  when: v.picklist(['upcoming', 'past']),
  /** Only those at one salon. */
  salon: v.optional(idSchema),
  cursor: v.optional(pageCursorSchema),
});

/** Response of `GET /api/v1/bookings`: upcoming ones next first, past ones latest first. */
export const bookingPageSchema = v.object({
  bookings: v.array(bookingSchema),
  nextCursor: cursorSchema,
});

/**
 * Query of `GET /api/v1/bookings/{id}/slots`: starts for a move, without this booking's own block.
 */
export const bookingSlotsQuerySchema = v.object({ date: plainDateSchema });

/** Body of `PATCH /api/v1/bookings/{id}`; requires `If-Match` and `Idempotency-Key`. */
export const moveRequestSchema = v.object({
  date: plainDateSchema,
  time: plainTimeSchema,
  /** @default the booking's own barber, or any where any was booked */
  barberId: v.optional(idSchema),
  /** The displayed price, if another barber has a different one. @default the agreed total */
  total: v.optional(moneySchema),
});

/** Body of `PUT /api/v1/bookings/{id}/rating`; null removes the rating. */
export const ratingRequestSchema = v.object({
  rating: v.nullable(starsSchema),
  review: v.optional(v.nullable(optionalTextSchema(1000))),
});

/** Response of `POST /api/v1/bookings/{id}/link`: the secret of a link to a guest's booking. */
export const visitLinkSchema = v.object({ token: tokenSchema });

export type GuestContact = v.InferOutput<typeof guestContactSchema>;
export type ConfirmRequest = v.InferOutput<typeof confirmRequestSchema>;
export type BookingWire = v.InferInput<typeof bookingSchema>;
export type MoveRequest = v.InferOutput<typeof moveRequestSchema>;
export type RatingRequest = v.InferOutput<typeof ratingRequestSchema>;
