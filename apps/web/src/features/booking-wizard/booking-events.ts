import type { Booking } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day } from '../../domain/slot.ts';
import type { PlainDate, PlainDateTime, PlainTime } from '../../shared/dates.ts';
import type { BookingDraft, BookingStep, SavedDraft } from './booking-draft.ts';
import type { RefusalReason } from './booking-policy.ts';
import type { ReportedFailure } from './booking-request.ts';

/** What a visitor, the salon or another tab does. */
export type BookingEvent =
  | { type: 'service.choose'; serviceId: string }
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  /** One of the free times around a lost one. */
  | ({ type: 'nearest.choose' } & PlainDateTime)
  /** A barber's next free time, on another day. */
  | ({ type: 'next.choose' } & PlainDateTime)
  | { type: 'barber.choose'; barberId: string }
  | { type: 'location.choose'; location: BookingDraft['location'] }
  | { type: 'address.edit'; address: string }
  | { type: 'notes.edit'; notes: string }
  | { type: 'guest.edit'; field: 'guestName' | 'guestContact'; value: string }
  | { type: 'step.next' | 'step.back' }
  | { type: 'step.open'; step: BookingStep }
  | { type: 'errors.show' }
  | { type: 'booking.confirm' }
  /** The attempt of a page without script, before this page. */
  | { type: 'attempt.fail'; error: unknown }
  /** The days of the chosen service; null until loaded. */
  | { type: 'days.update'; days: readonly Day[] | null }
  /** A booking was made or cancelled at the salon, or its hours changed. */
  | { type: 'calendar.change' }
  /** The salon's services, team or rules changed, or their language. */
  | { type: 'salon.update'; salon: SalonDetails }
  | { type: 'session.change'; isGuest: boolean }
  | { type: 'draft.discard' }
  /** The saved draft, which a hydrated page can read only after it has opened. */
  | { type: 'draft.restore'; saved: SavedDraft }
  /** Another tab with the same draft has sent it. */
  | { type: 'draft.sent' }
  /** From one part of the machine to the other; the first is the visitor's retry, too. */
  | { type: 'slots.reload' | 'date.check' | 'time.check' | 'salon.check' };

/** What the route is told. */
export type BookingFact =
  | { type: 'booking.confirmed'; booking: Booking }
  | { type: 'booking.refused'; reason: RefusalReason }
  /**
   * The session ended in the middle of the write. The draft is kept with its key: once signed in,
   * it can be sent again.
   */
  | { type: 'booking.interrupted' }
  | { type: 'booking.failed'; reason: ReportedFailure };
