import type { Appointment } from '../../domain/ports/old/booking-port.ts';
import type { SalonFacts } from '../../domain/ports/old/salon-port.ts';
import type { PlainDate } from '../../shared/dates.ts';
import { salonTimeZone } from '../../shared/dates.ts';
import { slotsOfDay } from './sample-slots.ts';

/** How long the built-in records pretend to be on their way, in milliseconds. */
export const sampleDelay = 500;

/** A salon of the marketplace with what the records need to know about it. */
export interface KnownSalon extends SalonFacts {
  /** Titles of its categories, as the server names them. */
  readonly categories?: readonly string[];
}

export interface SampleSettings {
  /** Facts of a salon from wherever the app knows them; null for a salon nobody knows. */
  readonly facts: (
    salonId: string,
    language: string,
    signal?: AbortSignal,
  ) => Promise<SalonFacts | null>;
  /** Facts of every salon that the app knows. */
  readonly salons: (language: string, signal?: AbortSignal) => Promise<readonly KnownSalon[]>;
  /** Address of a picture below the storage path. */
  readonly picture: (path: string) => string;
  readonly now?: () => number;
  /** @default 500 */
  readonly delay?: number;
}

/** What the sample adapters share: one memory and one clock. It lasts as long as the page. */
export interface SampleWorld extends Required<SampleSettings> {
  /** Booked since the page was opened. */
  readonly appointments: Appointment[];
  /** What the sample customer had booked before. */
  readonly earlierAppointments: Appointment[];
  /** Runs when the visitor signs out: every adapter goes back to how it began. */
  readonly onForget: (reset: () => void) => void;
  /** Aborted when the visitor signs out; then there is another one. */
  readonly session: () => AbortSignal;
  readonly forget: () => void;
}

export function createSampleWorld(settings: SampleSettings): SampleWorld {
  const resets: (() => void)[] = [];
  let session = new AbortController();
  const world: SampleWorld = {
    now: () => Date.now(),
    delay: sampleDelay,
    ...settings,
    appointments: [],
    earlierAppointments: [],
    onForget: (reset) => void resets.push(reset),
    session: () => session.signal,
    forget() {
      session.abort();
      session = new AbortController();
      for (const reset of resets) reset();
    },
  };
  world.onForget(() => {
    world.appointments.length = 0;
  });
  return world;
}

export function slotsIn(world: SampleWorld, salonId: string, date: PlainDate) {
  return slotsOfDay({
    salonId,
    date,
    timeZone: salonTimeZone,
    now: world.now(),
    isBooked: (time, barberId) =>
      [...world.appointments, ...world.earlierAppointments].some(
        (booked) =>
          booked.salonId === salonId &&
          booked.date === date &&
          booked.time === time &&
          booked.barberId === barberId,
      ),
  });
}

/**
 * Resolves after the sample delay, or rejects as soon as it is called off.
 *
 * @param signal - the caller's own; a write has none and is called off by signing out, so that it cannot arrive in the
 * records of the next customer
 */
export function onItsWay(
  { delay, session }: SampleWorld,
  signal: AbortSignal = session(),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const calledOff = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Called off'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', calledOff);
      resolve();
    }, delay);
    if (signal.aborted) calledOff();
    else signal.addEventListener('abort', calledOff, { once: true });
  });
}
