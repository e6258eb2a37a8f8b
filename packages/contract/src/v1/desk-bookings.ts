import * as v from 'valibot';
import { phoneSchema } from '../phone.ts';
import { nameSchema, optionalTextSchema } from '../typed-text.ts';
import { bookingStatuses } from './bookings.ts';
import { deskContactSchema, deskRangeSchema } from './desk-day.ts';
import { deskTellingSchema } from './desk-telling.ts';
import { bookingSources, cancelReasons } from './facts.ts';
import {
  countSchema,
  emailSchema,
  idSchema,
  instantSchema,
  moneySchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
  starsSchema,
} from './values.ts';

/** What is written down about a booking's past. */
export const deskActions = ['confirm', 'move', 'cancel', 'restore', 'rate', 'mark'] as const;

const changedSchema = v.object({
  date: v.optional(plainDateSchema),
  time: v.optional(plainTimeSchema),
  barberId: v.optional(idSchema),
  serviceId: v.optional(idSchema),
  status: v.optional(v.string()),
});

const deskHistorySchema = v.object({
  at: instantSchema,
  action: v.picklist(deskActions),
  /** `system` is what happened by a rule, or whose author was erased. */
  by: v.picklist(['customer', 'member', 'system']),
  /** The member's name; null for others. */
  name: v.nullable(v.string()),
  before: v.nullable(changedSchema),
  after: v.nullable(changedSchema),
});

/** Response of `GET /api/v1/desk/{salon}/bookings/{id}`: a visit with all that the salon may see. */
export const deskBookingSchema = v.object({
  id: recordIdSchema,
  revision: countSchema,
  status: v.picklist(bookingStatuses),
  source: v.picklist(bookingSources),
  /** When the customer came; null before. */
  arrivedAt: v.nullable(instantSchema),
  /** Null unless the salon cancelled it. */
  cancelReason: v.nullable(v.picklist(cancelReasons)),
  createdAt: instantSchema,
  visit: deskRangeSchema,
  service: v.object({ id: idSchema, name: v.string() }),
  barber: v.object({ id: idSchema, name: v.string() }),
  /** Whether the customer left the choice of the barber to the salon. */
  isAnyBarber: v.boolean(),
  location: v.picklist(['salon', 'home']),
  customer: v.object({
    /** Null for a customer whose records were erased. */
    name: v.nullable(v.string()),
    /** Null where the caller may not see it, which is a barber outside of the own column. */
    contact: v.nullable(deskContactSchema),
    /** Whether messages can be written to them. */
    hasAccount: v.boolean(),
    /** Completed visits at this salon. */
    visits: countSchema,
    /** Visits at this salon that the customer missed. */
    noShows: countSchema,
    told: deskTellingSchema,
  }),
  /** Of the customer, for a visit at home; null where the contact is. */
  address: v.nullable(v.string()),
  /** Null where the contact is. */
  notes: v.nullable(v.string()),
  price: v.object({
    service: moneySchema,
    barber: moneySchema,
    travel: moneySchema,
    total: moneySchema,
  }),
  /** The public rating of the visit. */
  rating: v.nullable(starsSchema),
  /** When the salon can note what happened, and when it can no longer change the visit. */
  terms: v.object({
    arrivedFrom: instantSchema,
    servedFrom: instantSchema,
    markedUntil: instantSchema,
  }),
  /** Oldest first. */
  history: v.array(deskHistorySchema),
});

/** Response of every change at the desk. It names no person, because repeated calls get it again. */
export const deskChangedSchema = v.object({
  id: recordIdSchema,
  revision: countSchema,
  /** Of the salon's calendar. */
  version: countSchema,
});

/** Body of `POST /api/v1/desk/{salon}/bookings`: a visit of a person without an account here. */
export const deskAddRequestSchema = v.object({
  source: v.picklist(['walk-in', 'phone']),
  serviceId: idSchema,
  barberId: idSchema,
  date: plainDateSchema,
  time: plainTimeSchema,
  name: nameSchema,
  /** For the salon alone: nothing is mailed to it. */
  email: v.optional(emailSchema),
  /** Stored in E.164. */
  phone: v.optional(phoneSchema),
  notes: optionalTextSchema(500),
  /** Whether the salon decided to work outside of its hours. @default false */
  outsideHours: v.optional(v.boolean()),
});

/** Body of `PUT /api/v1/desk/{salon}/bookings/{id}/mark`; `confirmed` takes a mark back. */
export const deskMarkRequestSchema = v.object({
  mark: v.picklist(['confirmed', 'arrived', 'completed', 'no_show']),
});

/** Body of `POST /api/v1/desk/{salon}/bookings/{id}/cancel`. */
export const deskCancelRequestSchema = v.object({ reason: v.picklist(cancelReasons) });

/** Body of `PATCH /api/v1/desk/{salon}/bookings/{id}`. */
export const deskMoveRequestSchema = v.object({
  date: plainDateSchema,
  time: plainTimeSchema,
  /** @default as before; another barber leaves the agreed price */
  barberId: v.optional(idSchema),
  /** @default as before */
  serviceId: v.optional(idSchema),
  /** The displayed price; required where another service has a different one. */
  total: v.optional(moneySchema),
  /** Whether the salon decided to work outside of its hours. @default false */
  outsideHours: v.optional(v.boolean()),
});

export type DeskAddRequest = v.InferOutput<typeof deskAddRequestSchema>;
export type CancelReason = (typeof cancelReasons)[number];
export type DeskBookingWire = v.InferInput<typeof deskBookingSchema>;
export type DeskHistoryWire = v.InferInput<typeof deskHistorySchema>;
export type DeskChangedWire = v.InferInput<typeof deskChangedSchema>;
export type DeskMoveRequest = v.InferOutput<typeof deskMoveRequestSchema>;
