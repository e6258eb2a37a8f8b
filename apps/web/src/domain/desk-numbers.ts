import type { ResponseOf } from './api.ts';

/** How a salon does: bookings, occupancy and revenue of some days. */
export type DeskNumbers = ResponseOf<'readDeskNumbers'>;

/** Whether a salon takes bookings. */
export type DeskListing = ResponseOf<'readDeskListing'>;
