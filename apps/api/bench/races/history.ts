import type { BookingWire } from '@salonica/contract/v1';

/** One call with its request, its time and its result. */
export interface Attempt {
  client: string;
  kind: 'confirm' | 'move' | 'cancel' | 'restore';
  salonId: string;
  serviceId: string;
  /** Null for any barber; undefined where the call has no barber. */
  barberId: string | null | undefined;
  date: string;
  time: string;
  /** The revision that was changed; null for a new booking. */
  revision: number | null;
  /** Milliseconds of the client's own clock. */
  sent: number;
  answered: number;
  status: number;
  /** Set on success. */
  booking: BookingWire | null;
  /** Set on refusal. */
  code: string | null;
}

/** The recorded calls, and the problems found meanwhile. */
export interface History {
  attempts: Attempt[];
  problems: string[];
  /** Number of calls, repeats included. */
  calls: number;
}
