import * as v from 'valibot';
import { countSchema, idSchema, moneySchema, plainDateSchema } from './values.ts';

/** Query of `GET /api/v1/desk/{salon}/numbers`. */
export const deskNumbersQuerySchema = v.object({
  /** How many days, the last of which is today. @default 30 */
  days: v.optional(v.picklist(['1', '30'])),
});

/** Minutes that are booked, of those in which barbers work. */
const occupancy = { bookedMinutes: countSchema, openMinutes: countSchema };

/**
 * Response of `GET /api/v1/desk/{salon}/numbers`. Days and hours are those of the salon's clock.
 * Revenue is the agreed price of visits that took place or are still to come.
 */
export const deskNumbersSchema = v.object({
  from: plainDateSchema,
  to: plainDateSchema,
  bookings: v.object({
    /** Without cancelled ones. */
    total: countSchema,
    /** By their source. */
    online: countSchema,
    walkIn: countSchema,
    phone: countSchema,
    /** Cancelled by customers, and by the salon. */
    cancelled: countSchema,
    salonCancelled: countSchema,
  }),
  /** Visits of the total that the customer missed. */
  noShows: countSchema,
  /** Of the total, as far as the person is known. */
  customers: v.object({
    total: countSchema,
    /** Who had an earlier visit at this salon within a year. */
    returning: countSchema,
  }),
  revenue: moneySchema,
  /** Every day, in order. */
  days: v.array(v.object({ date: plainDateSchema, bookings: countSchema, revenue: moneySchema })),
  /** In the order of the team; who left is last. */
  barbers: v.array(
    v.object({ id: idSchema, name: v.string(), bookings: countSchema, ...occupancy }),
  ),
  /** Hours of the day in which barbers work or visits take place, in order. */
  hours: v.array(
    v.object({
      hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
      ...occupancy,
    }),
  ),
  /** Most revenue first. */
  services: v.array(
    v.object({ id: idSchema, name: v.string(), bookings: countSchema, revenue: moneySchema }),
  ),
});

export type DeskNumbersWire = v.InferInput<typeof deskNumbersSchema>;
