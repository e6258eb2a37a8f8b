import type { PlainDate, PlainTime } from '../shared/dates.ts';
import type { Money } from '../shared/money.ts';
import type { Barber } from './barber.ts';
import type { Photo, Picture } from './picture.ts';
import type { Service } from './service.ts';

/** The facts of a salon card. Missing numbers are null. */
export interface Salon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Empty where the answer has none. */
  readonly phone: string;
  /** The front of the shop. */
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
  /** Best known for the first; titles are keys that the app translates. */
  readonly categories: readonly SalonCategory[];
  /** Names of services, in the order of the salon's list. */
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

/** Opening hours of one weekday, 1 is Monday and 7 Sunday; several intervals a day are possible, none is closed. */
export interface OpenInterval {
  readonly weekday: number;
  readonly opens: PlainTime;
  readonly closes: PlainTime;
}

/** A day that differs from its weekday; null times where the salon is closed. */
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
  /** Minutes from now to the earliest start. */
  readonly leadMinutes: number;
  /** Days from today to the last one that can be booked. */
  readonly horizonDays: number;
  /** Minutes before its start up to which a booking can be changed. */
  readonly noticeMinutes: number;
  /** Minutes that the chair is kept for a late customer. */
  readonly graceMinutes: number;
  /** The price at which a barber adds nothing. */
  readonly basePrice: Money;
  /** Null where the salon makes no home visits. */
  readonly travel: { readonly fee: Money; readonly minutes: number } | null;
}

/** All of a salon: its page and its booking wizard read the same record. */
export interface SalonDetails extends Salon {
  /** IANA zone in which dates and times of this salon are meant. */
  readonly timeZone: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  readonly email: string;
  /** Address of the picture that the page is shared with, 1200 by 630 pixels; null where there is none. */
  readonly sharedPicture: string | null;
  readonly pictures: readonly Photo[];
  readonly hours: readonly OpenInterval[];
  /** Those of today and later, the next first. */
  readonly exceptions: readonly HoursException[];
  /** The services themselves; `services` are their names alone. */
  readonly offer: readonly Service[];
  readonly team: readonly Barber[];
  readonly policy: BookingPolicy;
}
