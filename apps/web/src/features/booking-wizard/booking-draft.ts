import type { BookingLocation } from '../../domain/booking.ts';
import type { PlainDate, PlainTime } from '../../shared/dates.ts';

/** All of the visitor's choices. */
export interface BookingDraft {
  readonly serviceId: string | null;
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  /** An id, or `anyBarber`; null before the choice. */
  readonly barberId: string | null;
  readonly location: BookingLocation;
  readonly address: string;
  readonly notes: string;
  /** Of a guest. */
  readonly guestName: string;
  /** An e-mail address or a phone number. */
  readonly guestContact: string;
}

/** Any free barber. No id is empty. */
export const anyBarber = '';

export const emptyDraft: BookingDraft = {
  serviceId: null,
  date: null,
  time: null,
  barberId: null,
  location: 'salon',
  address: '',
  notes: '',
  guestName: '',
  guestContact: '',
};

export function isSameDraft(a: BookingDraft, b: BookingDraft): boolean {
  return (Object.keys(a) as (keyof BookingDraft)[]).every((field) => a[field] === b[field]);
}

export const bookingSteps = ['service', 'date', 'time', 'location'] as const;

export type BookingStep = (typeof bookingSteps)[number];

export function isBookingStep(value: unknown): value is BookingStep {
  return bookingSteps.some((step) => step === value);
}

/** A choice that was dropped because an earlier one changed or time passed. */
export interface DroppedChoice {
  readonly field: 'service' | 'date' | 'time' | 'barber' | 'location';
  /** The dropped value: an id, a date, a time or a place. */
  readonly value: string;
}
