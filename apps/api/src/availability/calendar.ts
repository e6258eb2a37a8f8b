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
  /** The latest start that is offered; null where closing alone decides. */
  lastStart: number | null;
}

export interface Service {
  id: string;
  position: number;
  name: Bilingual;
  minutes: number;
  /** The chair is free for so many minutes, from so many minutes after the start. */
  gap: { after: number; minutes: number } | null;
  bufferBefore: number;
  bufferAfter: number;
  priceMinor: number;
  /** Whether it can still be booked; a booking of before may name it anyway. */
  isOffered: boolean;
}

export interface StaffMember {
  id: string;
  position: number;
  name: Bilingual;
  /** Path of the portrait below the picture storage. */
  picture: string | null;
  priceMinor: number;
  serviceIds: ReadonlySet<string>;
  /** Minutes since midnight, by ISO weekday. */
  hours: ReadonlyMap<number, readonly Range[]>;
  absences: RangeList;
}

/** A day that differs from its weekday; closed without hours. */
export interface HoursException {
  hours: readonly OpenHours[];
  reason: Bilingual;
}

export interface Travel {
  feeMinor: number;
  /** One way. */
  minutes: number;
}

/** What is known of a salon's times before anything is booked. */
export interface SalonCalendar {
  salonId: string;
  /** Whether it is still part of the catalogue. */
  isOpen: boolean;
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
  /** How long a time is held for a customer on the waiting list. */
  offerMinutes: number;
  currency: string;
  /** What a barber's price is compared with. */
  baseMinor: number;
  /** Null where the salon makes no home visits. */
  travel: Travel | null;
  /** By ISO weekday, in the order of the day. */
  hours: ReadonlyMap<number, readonly OpenHours[]>;
  exceptions: ReadonlyMap<string, HoursException>;
  /** In the order of the team. */
  staff: readonly StaffMember[];
  services: ReadonlyMap<string, Service>;
}

/** When whose chair is taken. */
export type Busy = ReadonlyMap<string, RangeList>;

export type Location = 'salon' | 'home';
