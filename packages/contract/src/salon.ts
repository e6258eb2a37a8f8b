import * as v from 'valibot';
import { looseId, looseList, looseNumber, looseText } from './loose.ts';

const filled = v.pipe(v.string(), v.trim(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A salon as the server writes it. */
export const salonResponseSchema = v.strictObject({
  id: filled,
  images: v.array(v.strictObject({ image: filled })),
  salon_name: filled,
  salon_address: filled,
  top_rated: v.picklist([0, 1]),
  distance: v.pipe(v.number(), v.minValue(0)),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviewCount: count,
  averageBookingTime: count,
  salonCats: v.array(v.strictObject({ title: filled })),
  priceRange: filled,
  total_completed_bookings: count,
  salon_categories: v.pipe(v.string(), v.regex(/^\d+(,\d+)*$/)),
});

/** A salon as the app reads it: id and name are required, the rest has a default. */
export const salonSchema = v.object({
  id: looseId,
  images: looseList(v.object({ image: filled })),
  salon_name: filled,
  salon_address: looseText,
  top_rated: v.pipe(
    looseNumber(),
    v.transform((flag) => flag === 1),
  ),
  /** Miles. */
  distance: looseNumber(),
  rating: looseNumber(0, 5),
  reviewCount: looseNumber(),
  /** Minutes. */
  averageBookingTime: looseNumber(),
  salonCats: looseList(v.object({ title: filled })),
  /** `$` to `$$$`; empty where the server gives none. */
  priceRange: looseText,
  total_completed_bookings: looseNumber(),
  /** Comma-separated category ids; ask `salonIsInCategory`. */
  salon_categories: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((ids) => (typeof ids === 'string' || typeof ids === 'number' ? String(ids) : '')),
  ),
});

export type SalonWire = v.InferOutput<typeof salonResponseSchema>;

/** Missing or invalid numbers are null. */
export type Salon = v.InferOutput<typeof salonSchema>;

/**
 * Whether the salon's `salon_categories` list contains the category.
 * @example salonIsInCategory({ salon_categories: '1, 10' }, '1') // true, and false for '0'
 */
export function salonIsInCategory(
  salon: Pick<Salon, 'salon_categories'>,
  categoryId: string,
): boolean {
  return salon.salon_categories.split(',').some((id) => id.trim() === categoryId);
}
