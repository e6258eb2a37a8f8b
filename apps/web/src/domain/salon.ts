import type { PlainDate, PlainTime } from '../shared/dates.ts';
import type { Money } from '../shared/money.ts';
import type { Barber } from './barber.ts';
import type { Photo, Picture } from './picture.ts';
import type { Service } from './service.ts';

/** The data of a salon card. Missing numbers are null. */
export interface Salon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Empty if missing in the response. */
  readonly phone: string;
  /** The facade. */
  readonly picture: Picture | null;
  readonly topRated: boolean;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** Miles. */
  readonly distance: number | null;
  /** `$` to `$$$`; empty where it is unknown. */
  readonly priceRange: string;
  /** Minutes that a visit takes on average. */
  readonly averageBookingTime: number | null;
  readonly completedBookings: number | null;
  /** Most typical first; titles are keys that the app translates. */
  readonly categories: readonly SalonCategory[];
  /** Names of services, in list order. */
  readonly services: readonly string[];
}

export interface SalonCategory {
  readonly id: string;
  readonly title: string;
}

/** Whether a salon belongs to a category. */
export function isInCategory({ categories }: Salon, categoryId: string): boolean {
  return categories.some(({ id }) => id === categoryId);
}

/**
 * Opening hours of a weekday, 1 is Monday and 7 Sunday; several intervals a day are possible; empty
 * where it is closed.
 */
export interface OpenInterval {
  readonly weekday: number;
  readonly opens: PlainTime;
  readonly closes: PlainTime;
}

/** A day whose hours differ from its weekday; null times where the salon is closed. */
export interface HoursException {
  readonly date: PlainDate;
  readonly opens: PlainTime | null;
  readonly closes: PlainTime | null;
  readonly reason: string;
}

/** The rules of booking at a salon. */
export interface BookingPolicy {
  /** Minutes between two starts. */
  readonly slotMinutes: number;
  /** Minimum minutes from now to a start. */
  readonly leadMinutes: number;
  /** Days from today to the last bookable one. */
  readonly horizonDays: number;
  /** Minimum minutes before the start for changing a booking. */
  readonly noticeMinutes: number;
  /** Minutes that the chair is kept for a late customer. */
  readonly graceMinutes: number;
  /** The base price, at which a barber has no surcharge. */
  readonly basePrice: Money;
  /** Null where the salon makes no home visits. */
  readonly travel: { readonly fee: Money; readonly minutes: number } | null;
}

/** All of a salon: shared by its page and its booking wizard. */
export interface SalonDetails extends Salon {
  /** IANA zone in which dates and times of this salon are meant. */
  readonly timeZone: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  readonly email: string;
  /** URL of the sharing picture, 1200 by 630 pixels; null where there is none. */
  readonly sharedPicture: string | null;
  readonly pictures: readonly Photo[];
  readonly hours: readonly OpenInterval[];
  /** From today on, next first. */
  readonly exceptions: readonly HoursException[];
  /** The services with details; `services` has only their names. */
  readonly offer: readonly Service[];
  readonly team: readonly Barber[];
  readonly policy: BookingPolicy;
}
