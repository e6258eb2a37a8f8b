import type { PlainDate, PlainTime } from '../../../shared/dates.ts';
import type { Money } from '../../../shared/money.ts';

/** What the wizard has to know about a salon before the first step. */
export interface BookingOffer {
  readonly salon: BookingSalon;
  readonly services: readonly BookableService[];
  readonly barbers: readonly BookableBarber[];
}

export interface BookingSalon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Addresses of the picture by day and by night, where there are any. */
  readonly image: string | null;
  readonly nightImage: string | null;
  /** IANA zone in which dates and times of this salon are meant. */
  readonly timeZone: string;
}

export interface BookableService {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly minutes: number;
}

export interface BookableBarber {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly rating: number;
  readonly price: Money;
  readonly image: string | null;
}

/** One start time of a day; nobody free means taken. */
export interface Slot {
  readonly time: PlainTime;
  readonly freeBarberIds: readonly string[];
}

export interface SlotsQuery {
  readonly salonId: string;
  readonly serviceId: string;
  readonly date: PlainDate;
}

export interface BookingRequest {
  /** The same for every attempt to confirm one draft: it is never booked twice. Never that of another draft. */
  readonly idempotencyKey: string;
  readonly salonId: string;
  readonly serviceId: string;
  readonly date: PlainDate;
  readonly time: PlainTime;
  readonly barberId: string;
  readonly location: 'salon' | 'home';
  /** Empty unless the barber comes to the customer. */
  readonly address: string;
  readonly notes: string;
  readonly total: Money;
}

export interface Appointment extends BookingRequest {
  readonly id: string;
}

/** The slot went to somebody else between looking and confirming. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';
}

/** Where the wizard gets its facts and leaves its result. Rejections are failures of the network or the server. */
export interface BookingPort {
  /** Null for a salon nobody knows. */
  offer(salonId: string, language: string, signal?: AbortSignal): Promise<BookingOffer | null>;
  /** Every start time of the day in order, past ones of today included as taken. */
  slots(query: SlotsQuery, signal?: AbortSignal): Promise<readonly Slot[]>;
  /**
   * Looks at the slot once more before it books; rejects with `SlotTaken` when it is gone, and with a conflict when the
   * key belongs to another request.
   */
  confirm(request: BookingRequest, signal?: AbortSignal): Promise<Appointment>;
}
