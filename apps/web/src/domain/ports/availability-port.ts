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
  /** Only the times of one of the team; everybody's without it. */
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

/** When salons are free, on their own clocks. Rejects with a `ServiceError`. */
export interface AvailabilityPort {
  /** Every start time of the day in order, those that cannot be taken included. */
  slots(query: SlotsQuery, request: Request): Promise<readonly Slot[]>;
  /** Every day of the range in order. */
  days(query: DaysQuery, request: Request): Promise<readonly Day[]>;
  /** Null for a salon without a free time within its horizon; unknown ids are left out. */
  nextFree(salonIds: readonly string[], request: Request): Promise<NextFreeById>;
  salonNextFree(salonId: string, request: Request): Promise<SalonNextFree>;
}
