import type { ServiceError } from '../../domain/failure.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day, FreeTime, Slot } from '../../domain/slot.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { AskedStep, LinkedChoices } from './booking-address.ts';
import type { BookingDraft, DroppedChoice, SavedDraft } from './booking-draft.ts';
import type { BookingFailure } from './booking-request.ts';

/** Why a chosen time is no longer free. */
export type LossCause =
  /** It is not free with another choice made meanwhile. */
  | 'choices'
  /** Another customer was faster. */
  | 'taken'
  /** It leaves no travel time to the customer. */
  | 'travel'
  /** The salon takes no bookings then. */
  | 'closed';

/** What the wizard is started with. */
export interface BookingInput {
  readonly salon: SalonDetails;
  /** A draft that was saved, already checked for its shape. */
  readonly saved: SavedDraft | null;
  /** The choices of the link that opened the wizard. */
  readonly linked: LinkedChoices | null;
  /** The step to open, or the last one before it that opens. */
  readonly asked: AskedStep;
  /** The times of the linked day, if they came with the page. */
  readonly slots: readonly Slot[] | null;
  /** Why the attempt of a page without script failed, if that made this page; null otherwise. */
  readonly attempt: ServiceError | 'incomplete' | null;
  /** The visitor is signed out. */
  readonly isGuest: boolean;
  readonly now: () => number;
  readonly createKey: () => string;
}

/** What the rules read and the choices change. */
export interface BookingContext extends Omit<BookingInput, 'saved'>, SavedDraft {
  /** The chosen time may have been booked, with this draft or before its last change. */
  readonly mayBeOurs: boolean;
  /** Null until the days of the chosen service are known. */
  readonly days: readonly Day[] | null;
  /** Events that may take a chosen time. */
  readonly cause: LossCause;
  readonly dropped: readonly DroppedChoice[];
  readonly lost: (PlainDateTime & { readonly cause: LossCause }) | null;
  /** The salon's alternatives to the lost time, which may be on later days; null without any. */
  readonly nearest: readonly FreeTime[] | null;
  /** The salon's price for these choices, if it differs from the displayed one. */
  readonly quote: Money | null;
  /** Number of refusals of this step: errors show after the first. */
  readonly refusals: number;
  readonly failure: BookingFailure | null;
}

/** The salon and the time there. */
export type Here = Pick<BookingContext, 'salon' | 'now'>;

/** The choice that an event asks for. */
export type Choice<Field extends keyof BookingDraft> = Pick<BookingDraft, Field>;
