// Values that the screens use too: without schemas, which the first load does not need.

/** The currency of every wallet. */
export const walletCurrency = 'USD';

export const withdrawalMethods = ['bank', 'paypal', 'stripe'] as const;

/** Kinds of notices about one booking. */
export const bookingNoticeKinds = ['confirmation', 'change', 'cancellation', 'reminder'] as const;

/** The kinds of notices. */
export const noticeKinds = [...bookingNoticeKinds, 'offer', 'withdrawal'] as const;

/** How a visit came to be: booked by its customer, or entered at the desk. */
export const bookingSources = ['online', 'walk-in', 'phone'] as const;

export type BookingSource = (typeof bookingSources)[number];

/** Why a salon cancels; the customer is told in their language. */
export const cancelReasons = ['barber-away', 'salon-closed', 'asked', 'mistake', 'other'] as const;

/** Why a desk keeps a time free of customers. */
export const blockPurposes = ['lunch', 'training', 'other'] as const;

export type BlockPurpose = (typeof blockPurposes)[number];

/** What a barber can ask of those who decide. */
export const deskRequestKinds = ['absence', 'shift'] as const;

/** Parts of a day, as the slot list groups times. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;

/** Roles of a salon's members; each may do what the ones before it may. */
export const memberRoles = ['barber', 'manager', 'owner'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** Whether a salon takes bookings. */
export const listingStates = ['open', 'paused', 'closed'] as const;

export type ListingState = (typeof listingStates)[number];

/** What became of an application to list a salon. */
export const applicationStatuses = ['open', 'refused', 'approved'] as const;

/** Maximum lengths and numbers of an application, and the least where there is one. */
export const applicationLimits = {
  name: 80,
  address: 160,
  barber: 60,
  categories: 6,
  intervals: 21,
  services: 12,
  minutes: { least: 5, most: 600 },
  /** In minor units. */
  price: 1_000_000,
} as const;

/** More salons than this are not counted. */
export const mostCounted = 1000;

export const addressTypes = ['home', 'work', 'other'] as const;

/** Maximum size of a picture, in bytes. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Maximum size of a picture of a salon, in bytes: telephones make larger ones than a profile needs. */
export const salonPictureMaxBytes = 12 * 1024 * 1024;

/** What a salon has for its customers, besides its services. */
export const salonFacts = ['wifi', 'coffee', 'cards', 'access'] as const;

export type SalonFact = (typeof salonFacts)[number];

/** Minutes between two starts that a salon can choose. */
export const slotLengths = [5, 10, 15, 20, 30, 60] as const;

/** Accepted types of a picture; the content decides. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Longest reply to a review, in characters. */
export const longestReviewReply = 1000;

/** Longest note of a report, in characters. */
export const longestReportNote = 500;

/** Why a salon asks the operator to look at a review. */
export const reportReasons = [
  'insult',
  'personal-data',
  'no-visit',
  'advertising',
  'other',
] as const;
