import type { BookingWire } from '@salonica/contract/v1';

/** One call: what was asked, when, and what came of it. */
export interface Attempt {
  client: string;
  kind: 'confirm' | 'move' | 'cancel' | 'restore';
  salonId: string;
  serviceId: string;
  /** Null for any barber; undefined where none was asked for. */
  staffId: string | null | undefined;
  date: string;
  time: string;
  /** The revision that was changed; null for a new booking. */
  revision: number | null;
  /** Milliseconds of the client's own clock. */
  sent: number;
  answered: number;
  status: number;
  /** Where it succeeded. */
  booking: BookingWire | null;
  /** Where it was refused. */
  code: string | null;
}

/** Everything that happened, and what was wrong on the way. */
export interface History {
  attempts: Attempt[];
  problems: string[];
  /** Calls that were sent, repeats included. */
  calls: number;
}
