import type { Range } from '@salonica/policy';

/** What a successful call says of a booking, or of a time that a desk keeps free. */
export interface Told {
  id: string;
  revision: number;
  status: string;
  date: string;
  time: string;
  startsAt: string;
  barber: { id: string };
  service: { id: string };
  /** Of the salon's clock, which only a desk is told. */
  version?: number;
  /** When it occupies its chair, where that does not follow from a service. */
  parts?: readonly Range[];
}

/** One call with its request, its time and its result. */
export interface Attempt {
  client: string;
  kind:
    | 'confirm'
    | 'move'
    | 'cancel'
    | 'restore'
    | 'enter'
    | 'miss'
    | 'serve'
    | 'keep-free'
    | 'give-back'
    | 'leave'
    | 'come-back';
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
  booking: Told | null;
  /** The wanted times, where they do not follow from a service. */
  parts?: readonly Range[];
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
