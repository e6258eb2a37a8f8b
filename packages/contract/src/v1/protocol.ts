/** Paths of the API; `:name` stands for one segment. */
export const v1Paths = {
  salons: '/api/v1/salons',
  salon: '/api/v1/salons/:id',
  reviews: '/api/v1/salons/:id/reviews',
  slots: '/api/v1/salons/:id/slots',
  days: '/api/v1/salons/:id/days',
  salonNextFree: '/api/v1/salons/:id/next',
  nextFree: '/api/v1/availability/next',
  bookings: '/api/v1/bookings',
  booking: '/api/v1/bookings/:id',
  bookingSlots: '/api/v1/bookings/:id/slots',
  cancelBooking: '/api/v1/bookings/:id/cancel',
  restoreBooking: '/api/v1/bookings/:id/restore',
  rateBooking: '/api/v1/bookings/:id/rating',
  favorites: '/api/v1/favorites',
  favoriteIds: '/api/v1/favorites/ids',
  favorite: '/api/v1/favorites/:id',
  addresses: '/api/v1/addresses',
  address: '/api/v1/addresses/:id',
  restoreAddress: '/api/v1/addresses/:id/restore',
  recommendations: '/api/v1/recommendations',
  conversations: '/api/v1/conversations',
  messages: '/api/v1/conversations/:id/messages',
  readMessages: '/api/v1/conversations/:id/read',
  events: '/api/v1/events',
  openApi: '/api/v1/openapi.json',
} as const;

/** Header of every write: the same for every attempt at one write. */
export const idempotencyKeyHeader = 'Idempotency-Key';
