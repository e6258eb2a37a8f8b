import type { CategoryTitle } from '../categories.ts';

export interface SalonSeed {
  id: string;
  name: string;
  addressEn: string;
  addressEl: string;
  distanceMiles: number;
  rating: number;
  reviewCount: number;
  bookingMinutes: number;
  priceRange: '$' | '$$' | '$$$';
  completedBookings: number;
  /** The interior set that matches the facade, 1 to 8. */
  interior: number;
  /** Most typical category first. */
  categories: readonly CategoryTitle[];
}
