import type { PlainDate, PlainDateTime } from '../../shared/dates.ts';
import type { BookingLocation } from '../booking.ts';
import type { Day, Slot } from '../slot.ts';
import type { Request } from './request.ts';

export interface SlotsQuery {
  readonly salonId: string;
  readonly serviceId: string;
  readonly date: PlainDate;
  readonly location: BookingLocation;
}

export interface DaysQuery {
  readonly salonId: string;
  readonly serviceId: string;
  /** Only the times of one barber; otherwise of all. */
  readonly barberId?: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** First free times by id: null where there is none within the horizon. */
export type NextFreeById = Readonly<Record<string, PlainDateTime | null>>;

/** First free times of a salon: with any barber, and with each of the team. */
export interface SalonNextFree {
  readonly salon: PlainDateTime | null;
  readonly team: NextFreeById;
}

/** Availability in the salon's local time. Rejects with a `ServiceError`. */
export interface AvailabilityPort {
  /** Every start time of the day in order, unavailable ones included. */
  slots(query: SlotsQuery, request: Request): Promise<readonly Slot[]>;
  /** Every day of the range in order. */
  days(query: DaysQuery, request: Request): Promise<readonly Day[]>;
  /** Null for a salon without a free time within its horizon; unknown ids are omitted. */
  nextFree(salonIds: readonly string[], request: Request): Promise<NextFreeById>;
  salonNextFree(salonId: string, request: Request): Promise<SalonNextFree>;
}
