/** The marketing figures, all in this file. */
export const figures = {
  customers: '50K+',
  salons: '500+',
  bookings: '100K+',
  users: '50K+',
  trend: '40%',
} as const;
