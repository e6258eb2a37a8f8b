import * as v from 'valibot';
import { bookingSchema } from './bookings.ts';
import { currentBlockSchema, obstacleSchema } from './desk-obstacles.ts';
import { idSchema, moneySchema, plainDateSchema, plainTimeSchema } from './values.ts';

/** 409: why a write was refused that may succeed at another time or in another form. */
export const conflictCodes = [
  /** The e-mail belongs to an account. */
  'email-taken',
  /** Another booking has the time; `nearest` has others. */
  'slot-taken',
  /** The salon does not take bookings at that time; `nearest` has others. */
  'not-bookable',
  /** The salon takes no new bookings for now. */
  'paused',
  /** `total` is the current price. */
  'price-changed',
  /** Too close to the start to change it. */
  'too-late',
  /** A cancelled or past booking does not allow this change. */
  'wrong-state',
  /** The idempotency key belongs to another request. */
  'key-reused',
  /** The customer or guest has the maximum number of upcoming bookings. */
  'too-many-bookings',
  /** The customer or guest has another booking at that time, `booking`. */
  'double-booked',
  /** Too many upcoming bookings of this network have contacts that did not answer. */
  'unproved-network',
  /** The salon's day has the most bookings with contacts that did not answer. */
  'unproved-day',
  /** The customer has the maximum number of waitlist entries. */
  'too-many-waiting',
  /** A suitable time is free, so it needs no waitlist entry; `nearest` has such times. */
  'time-free',
  /** The time is no longer held for the customer. */
  'offer-gone',
  /** The balance is too low. */
  'insufficient-balance',
  /** The card was declined. */
  'card-declined',
  /**
   * The holder of the card has to confirm the payment on the page at `confirmation`; then
   * repeat the call.
   */
  'needs-confirmation',
  /** The balance differs from the amount that the customer gives up. */
  'balance-left',
  /** A withdrawal is pending, and the customer has not agreed to leave it. */
  'withdrawal-pending',
] as const;

/** All error codes of calls. */
export const failureCodes = [
  ...conflictCodes,
  'malformed',
  'invalid',
  'unauthorized',
  'forbidden',
  'not-found',
  /** 410: the link of a mail is too old, or was replaced. */
  'link-over',
  /** 401: the account was deleted. */
  'account-deleted',
  /**
   * 403: withdrawing money, changing the e-mail, downloading all data, making a calendar URL and
   * deleting the account need a sign-in within the last 5 minutes.
   */
  'recent-sign-in',
  /** 412: it was changed elsewhere; `booking` or `block` is the current state. */
  'revision-changed',
  /** 428: a change needs `If-Match`. */
  'revision-required',
  /** 413 */
  'too-large',
  /** 429, with `Retry-After`. */
  'rate-limited',
  /** 503: the database or the identity service is unavailable. */
  'unavailable',
  'unexpected',
] as const;

/** An alternative free time. */
export const nearestSchema = v.object({
  date: plainDateSchema,
  time: plainTimeSchema,
  barberIds: v.array(idSchema),
});

/** Body of every response outside 200 to 299. */
export const failureBodySchema = v.object({
  code: v.picklist(failureCodes),
  /** A message in the visitor's language. */
  message: v.pipe(v.string(), v.minLength(1)),
  /** A message for each invalid field. */
  fields: v.optional(v.record(v.string(), v.string())),
  nearest: v.optional(v.array(nearestSchema)),
  total: v.optional(moneySchema),
  booking: v.optional(bookingSchema),
  /** All that occupies the chair, by start, for the desk. */
  obstacles: v.optional(v.array(obstacleSchema)),
  /** A time that the desk keeps free, as it is now. */
  block: v.optional(currentBlockSchema),
  /** Path of a document. */
  confirmation: v.optional(v.string()),
});

export type FailureCode = (typeof failureCodes)[number];
export type ConflictCode = (typeof conflictCodes)[number];
export type FailureBody = v.InferInput<typeof failureBodySchema>;
export type NearestWire = v.InferInput<typeof nearestSchema>;
