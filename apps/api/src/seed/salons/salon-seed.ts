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
  /** Which set of interior drawings suits the facade, 1 to 8. */
  interior: number;
  /** Best known for the first. */
  categories: readonly CategoryTitle[];
}
