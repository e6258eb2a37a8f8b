import type { Range, RangeList } from './ranges.ts';

/** A name in both languages. */
export interface Bilingual {
  en: string;
  el: string;
}

/** Minutes since midnight. */
export interface OpenHours {
  opens: number;
  closes: number;
  /** The latest start; null where only closing limits it. */
  lastStart: number | null;
}

export interface Service {
  id: string;
  position: number;
  name: Bilingual;
  minutes: number;
  /** For these minutes the chair is free, starting this long after the start. */
  gap: { after: number; minutes: number } | null;
  bufferBefore: number;
  bufferAfter: number;
  priceMinor: number;
  /** Whether it can still be booked; older bookings may refer to it. */
  isOffered: boolean;
}

export interface Barber {
  id: string;
  position: number;
  name: Bilingual;
  /** Path of the portrait below the picture storage. */
  picture: string | null;
  priceMinor: number;
  serviceIds: ReadonlySet<string>;
  /** Whole prices by service, where they do not follow from `priceMinor`. */
  ownPrices?: ReadonlyMap<string, number>;
  /** Minutes by service, where they are not those of the service. */
  ownMinutes?: ReadonlyMap<string, number>;
  /** Those of them that are the barber's specialty. */
  specialtyIds: ReadonlySet<string>;
  /** Minutes since midnight, by ISO weekday. */
  hours: ReadonlyMap<number, readonly Range[]>;
  /** Shifts of single days instead of those of the weekday; a day off has none. */
  dated: ReadonlyMap<string, readonly Range[]>;
  absences: RangeList;
}

/** A day whose hours differ from its weekday; closed without hours. */
export interface HoursException {
  hours: readonly OpenHours[];
  reason: Bilingual;
}

export interface Travel {
  feeMinor: number;
  /** One direction. */
  minutes: number;
}

/** A salon's calendar without its bookings. */
export interface SalonCalendar {
  salonId: string;
  /** Whether it is still in the catalogue. */
  isOpen: boolean;
  /** Whether it takes no new bookings for now; its desk still does. */
  isPaused: boolean;
  name: string;
  address: Bilingual;
  /** Path of the first picture below the picture storage. */
  picture: string | null;
  timeZone: string;
  slotMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  noticeMinutes: number;
  /** How long the chair is kept for a late customer. */
  graceMinutes: number;
  /** How long a time is held for a customer on the waitlist. */
  offerMinutes: number;
  currency: string;
  /** The reference for a barber's price. */
  baseMinor: number;
  /** Null where the salon makes no home visits. */
  travel: Travel | null;
  /** By ISO weekday, in the order of the day. */
  hours: ReadonlyMap<number, readonly OpenHours[]>;
  exceptions: ReadonlyMap<string, HoursException>;
  /** In the order of the team. */
  barbers: readonly Barber[];
  services: ReadonlyMap<string, Service>;
}

/** The occupied ranges of each barber. */
export type Busy = ReadonlyMap<string, RangeList>;

export type Location = 'salon' | 'home';
