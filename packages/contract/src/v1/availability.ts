import * as v from 'valibot';
import {
  idListSchema,
  idSchema,
  plainDateSchema,
  plainDateTimeSchema,
  plainTimeSchema,
  countSchema,
} from './values.ts';

/** Why a start is unavailable. */
export const slotRefusals = [
  'past',
  /** Within the lead time. */
  'lead',
  /** Beyond the horizon. */
  'horizon',
  /** The salon takes no new bookings for now. */
  'paused',
  /** Closed at that time, or the whole day. */
  'closed',
  /** The service would not end before closing. */
  'closing',
  /** No barber who does this service works then. */
  'away',
  /** All barbers for this service are booked. */
  'booked',
  /** Free at the salon, but not with the travel time. */
  'travel',
  /** The clocks skip or repeat this time. */
  'clock-change',
] as const;

/** Query of `GET /api/v1/salons/{id}/slots`. */
export const slotsQuerySchema = v.object({
  service: idSchema,
  date: plainDateSchema,
  /** @default salon */
  location: v.optional(v.picklist(['salon', 'home'])),
});

export const slotSchema = v.object({
  time: plainTimeSchema,
  /** When the service ends. */
  ends: plainTimeSchema,
  /** When it ends with free barbers who need another time for it. */
  ownEnds: v.optional(v.array(v.object({ barberId: idSchema, ends: plainTimeSchema }))),
  /** The free barbers; empty for an unavailable start. */
  barberIds: v.array(idSchema),
  /** Null if a barber is free. */
  refusal: v.nullable(v.picklist(slotRefusals)),
});

/** Someone of the team who does the service but has no free start on an open day. */
export const unavailableBarberSchema = v.object({
  barberId: idSchema,
  /** `away` works at no start of that day, `full` has no start left. */
  reason: v.picklist(['away', 'full']),
  /**
   * Their next free start after that day, or before it where there is none; null within the
   * horizon.
   */
  next: v.nullable(plainDateTimeSchema),
});

/** Response of `GET /api/v1/bookings/{id}/slots`: every start of the day in order. */
export const slotsResponseSchema = v.object({
  date: plainDateSchema,
  /** Increases with every change of the salon's calendar. */
  version: countSchema,
  slots: v.array(slotSchema),
});

/** Response of `GET /api/v1/salons/{id}/slots`. */
export const salonSlotsResponseSchema = v.object({
  ...slotsResponseSchema.entries,
  /** In the order of the team; the other barbers of the service have a free start. */
  unavailable: v.array(unavailableBarberSchema),
});

export const dayStates = ['free', 'few', 'full', 'closed', 'past', 'beyond'] as const;

/** Query of `GET /api/v1/salons/{id}/days`; at most 42 days. */
export const daysQuerySchema = v.object({
  service: idSchema,
  /** Only the times of one barber. @default all */
  barber: v.optional(idSchema),
  from: plainDateSchema,
  to: plainDateSchema,
});

/** Response of `GET /api/v1/salons/{id}/days`. */
export const daysResponseSchema = v.object({
  version: countSchema,
  days: v.array(
    v.object({
      date: plainDateSchema,
      state: v.picklist(dayStates),
      /** Number of free starts. */
      free: countSchema,
      /** The name of the reason for closing, such as a holiday. */
      reason: v.nullable(v.string()),
    }),
  ),
});

/** Query of `GET /api/v1/availability/next`: ids, comma separated, at most 100. */
export const nextFreeQuerySchema = v.object({
  salons: idListSchema(100),
  /** Comma separated: a salon that offers one of these has the next free time of that. @default any */
  services: v.optional(idListSchema(100)),
});

/**
 * Response of `GET /api/v1/availability/next`; null without a free time within the horizon, unknown
 * ids are omitted.
 */
export const nextFreeResponseSchema = v.object({
  nextFree: v.record(idSchema, v.nullable(plainDateTimeSchema)),
});

/** Response of `GET /api/v1/salons/{id}/next`: with any barber, and with each of the team. */
export const salonNextFreeResponseSchema = v.object({
  salon: v.nullable(plainDateTimeSchema),
  team: v.record(idSchema, v.nullable(plainDateTimeSchema)),
});

export type SlotWire = v.InferInput<typeof slotSchema>;
export type SlotRefusal = (typeof slotRefusals)[number];
export type UnavailableBarber = v.InferInput<typeof unavailableBarberSchema>;
export type SalonSlotsResponse = v.InferInput<typeof salonSlotsResponseSchema>;
export type SlotsResponse = v.InferInput<typeof slotsResponseSchema>;
export type DayState = (typeof dayStates)[number];
export type DaysResponse = v.InferInput<typeof daysResponseSchema>;
export type SalonNextFreeResponse = v.InferInput<typeof salonNextFreeResponseSchema>;
