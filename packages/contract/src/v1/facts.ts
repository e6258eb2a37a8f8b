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

/** Why a desk keeps a time free of customers. */
export const blockPurposes = ['lunch', 'training', 'other'] as const;

export type BlockPurpose = (typeof blockPurposes)[number];

/** Parts of a day, as the slot list groups times. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;

/** Roles of a salon's members; each may do what the ones before it may. */
export const memberRoles = ['barber', 'manager', 'owner'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** More salons than this are not counted. */
export const mostCounted = 1000;

export const addressTypes = ['home', 'work', 'other'] as const;

/** Maximum size of a picture, in bytes. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Accepted types of a picture; the content decides. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
