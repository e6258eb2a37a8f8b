import type { PlainDate, PlainTime } from '../../shared/dates.ts';

export type BookingLocation = 'salon' | 'home';

/** Everything the visitor has said so far. */
export interface BookingDraft {
  readonly serviceId: string | null;
  readonly date: PlainDate | null;
  readonly time: PlainTime | null;
  readonly barberId: string | null;
  readonly location: BookingLocation;
  readonly address: string;
  readonly notes: string;
}

export const emptyDraft: BookingDraft = {
  serviceId: null,
  date: null,
  time: null,
  barberId: null,
  location: 'salon',
  address: '',
  notes: '',
};

export function isSameDraft(a: BookingDraft, b: BookingDraft): boolean {
  return (Object.keys(a) as (keyof BookingDraft)[]).every((field) => a[field] === b[field]);
}

export const bookingSteps = ['service', 'date', 'time', 'location'] as const;

export type BookingStep = (typeof bookingSteps)[number];

export function isBookingStep(value: unknown): value is BookingStep {
  return bookingSteps.some((step) => step === value);
}

/** A choice that had to go because an earlier one changed or time went by. */
export interface DroppedChoice {
  readonly field: 'service' | 'date' | 'time' | 'barber';
  /** What was chosen: an id, a date or a time. */
  readonly value: string;
}
