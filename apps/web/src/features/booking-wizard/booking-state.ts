import { tidyLine, tidyText } from '@salonica/text';
import type { RequestOf } from '../../domain/api.ts';
import type { Booking, BookingLocation } from '../../domain/booking.ts';
import { contactOf, type Guest } from '../../domain/guest.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Day, FreeTime, Slot } from '../../domain/slot.ts';
import { type PlainDate, type PlainDateTime, type PlainTime, todayIn } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import {
  anyBarber,
  type BookingDraft,
  type BookingStep,
  type DroppedChoice,
  isSameDraft,
} from './booking-draft.ts';
import type { BookingFailure, ReportedFailure } from './booking-failure.ts';
import { priceOf } from './booking-price.ts';
import type { Situation } from './booking-rules.ts';
import type { LossCause, LostTime } from './lost-time.ts';
import type { LinkedChoices } from './opening-draft.ts';

/** A draft with its idempotency key. */
export interface SavedDraft {
  readonly draft: BookingDraft;
  readonly idempotencyKey: string;
  /** It may have been booked: the result of the last attempt is unknown. */
  readonly isSent: boolean;
}

export interface BookingInput {
  readonly salon: SalonDetails;
  /** A draft that was saved, already checked for its shape. */
  readonly saved: SavedDraft | null;
  /** The choices of the link that opened the wizard, if any. */
  readonly linked: LinkedChoices | null;
  /** The visitor is signed out. */
  readonly isGuest: boolean;
  readonly now: () => number;
  readonly createKey: () => string;
}

export interface BookingContext extends Omit<BookingInput, 'saved' | 'linked'>, SavedDraft {
  /** The chosen time may have been booked, with this draft or before its last change. */
  readonly mayBeOurs: boolean;
  /** Null until the days of the chosen service are known. */
  readonly days: readonly Day[] | null;
  /** Null until the times of the chosen day are known. */
  readonly slots: readonly Slot[] | null;
  /** Events that may take a chosen time. */
  readonly cause: LossCause;
  readonly dropped: readonly DroppedChoice[];
  readonly lost: LostTime | null;
  /** The salon's alternatives to the lost time; null without any. */
  readonly nearest: readonly FreeTime[] | null;
  /** The salon's price for these choices, if it differs from the displayed one. */
  readonly quote: Money | null;
  /** Number of refusals of this step: errors show after the first. */
  readonly refusals: number;
  readonly failure: BookingFailure | null;
  readonly booking: Booking | null;
}

export type BookingEvent =
  | { type: 'service.choose'; serviceId: string }
  | { type: 'date.choose'; date: PlainDate }
  | { type: 'date.clear' }
  | { type: 'time.choose'; time: PlainTime }
  /** One of the free times around a lost one. */
  | ({ type: 'nearest.choose' } & PlainDateTime)
  | { type: 'barber.choose'; barberId: string }
  | { type: 'location.choose'; location: BookingLocation }
  | { type: 'address.edit'; address: string }
  | { type: 'notes.edit'; notes: string }
  | { type: 'guest.edit'; field: 'guestName' | 'guestContact'; value: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.open'; step: BookingStep }
  | { type: 'errors.show' }
  | { type: 'slots.reload' }
  | { type: 'time.check' }
  | { type: 'date.check' }
  | { type: 'booking.confirm' }
  /** The days of the chosen service; null until loaded. */
  | { type: 'days.update'; days: readonly Day[] | null }
  /** A booking was made or cancelled at the salon, or its hours changed. */
  | { type: 'calendar.change' }
  /** The salon's services, team or rules changed, or their language. */
  | { type: 'salon.update'; salon: SalonDetails }
  | { type: 'salon.check' }
  | { type: 'session.change'; isGuest: boolean }
  | { type: 'draft.discard' };

export type RefusalReason = 'incomplete' | 'address' | 'name' | 'contact';

export type BookingFact =
  | { type: 'booking.confirmed'; booking: Booking }
  | { type: 'booking.refused'; reason: RefusalReason }
  /**
   * The session ended in the middle of the write. The draft is kept with its key: once signed in,
   * it can be sent again.
   */
  | { type: 'booking.interrupted' }
  | { type: 'booking.failed'; reason: ReportedFailure };

export function situationOf(
  context: Pick<BookingContext, 'now' | 'salon' | 'days' | 'slots' | 'mayBeOurs' | 'isGuest'>,
): Situation {
  const { now, salon, days, slots, mayBeOurs, isGuest } = context;
  return { salon, today: todayIn(salon.timeZone, now()), days, slots, mayBeOurs, isGuest };
}

/** The displayed price. */
export function totalOf({
  draft,
  salon,
  quote,
}: Pick<BookingContext, 'draft' | 'salon' | 'quote'>): Money {
  return quote ?? priceOf(draft, salon).total;
}

/** A request for the times of a day; the caller adds the language. */
export type SlotsQuestion = Pick<RequestOf<'listSlots'>, 'id' | 'query'>;

export function slotsQuestionOf({ draft, salon }: BookingContext): SlotsQuestion {
  const { serviceId, date, location } = draft;
  return { id: salon.id, query: { service: serviceId ?? '', date: date ?? '', location } };
}

/** The request of a complete draft. */
export type DraftRequest = RequestOf<'book'>['body'] & { readonly idempotencyKey: string };

/** Only a complete draft can be sent. */
export function requestOf(context: BookingContext): DraftRequest {
  const { draft, idempotencyKey, salon, isGuest } = context;
  const { serviceId, date, time, barberId, location } = draft;
  if (serviceId === null || date === null || time === null || barberId === null) {
    throw new RangeError('The draft is not complete');
  }
  return {
    idempotencyKey,
    salonId: salon.id,
    serviceId,
    date,
    time,
    barberId: barberId === anyBarber ? null : barberId,
    location,
    address: location === 'home' ? tidyLine(draft.address) : '',
    notes: tidyText(draft.notes),
    total: totalOf(context),
    ...(isGuest ? { guest: guestOf(draft) } : {}),
  };
}

function guestOf({ guestName, guestContact }: BookingDraft): Guest {
  const contact = contactOf(guestContact);
  if (contact === null) throw new RangeError('The draft is not complete');
  return { name: guestName.trim(), ...contact };
}

/** The choices that affect availability and price. */
const placeFields = ['serviceId', 'date', 'time', 'barberId', 'location'] as const;

/** A repeated draft keeps its key; a changed one is another booking. */
export function changeDraft(
  context: BookingContext,
  change: Partial<BookingDraft>,
): Pick<BookingContext, 'draft' | 'idempotencyKey' | 'isSent' | 'mayBeOurs' | 'quote'> {
  const { draft, idempotencyKey, isSent, createKey } = context;
  const changed = { ...draft, ...change };
  const isSamePlace = placeFields.every((field) => draft[field] === changed[field]);
  const place = {
    mayBeOurs: isSamePlace && context.mayBeOurs,
    quote: isSamePlace ? context.quote : null,
  };
  if (!isSent || isSameDraft(draft, changed)) {
    return { draft: changed, idempotencyKey, isSent, ...place };
  }
  return { draft: changed, idempotencyKey: createKey(), isSent: false, ...place };
}
