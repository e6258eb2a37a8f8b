import type { BookingRow } from './booking-row.ts';
import type { SalonStates } from '../availability/salon-states.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import type { Actor } from '../../platform/identity/actor.ts';

export interface BookingOptions extends ServiceOptions {
  salonStates: SalonStates;
}

/** The caller and the time of a request about bookings. */
export interface RequestContext extends Pick<BookingOptions, 'salonStates' | 'versioned'> {
  actor: Actor;
  language: Language;
  /** Milliseconds since 1970, the same for the whole request. */
  time: number;
}

export const contextOf = (
  { now, salonStates, versioned }: BookingOptions,
  actor: Actor,
  language: Language,
): RequestContext => ({ actor, language, time: now(), salonStates, versioned });

/** A created or changed booking. */
export interface Written {
  row: BookingRow;
  /** Pending statements; if one fails, the booking fails. */
  written?: readonly Promise<unknown>[];
}
