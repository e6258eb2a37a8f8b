import { tidyLine, tidyText } from '@salonica/text';
import type { RequestOf } from '../../domain/api.ts';
import type { Barber } from '../../domain/barber.ts';
import type { Booking, BookingPrice } from '../../domain/booking.ts';
import { type ConflictCode, type Failure, ServiceError } from '../../domain/failure.ts';
import { contactOf } from '../../domain/guest.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { FreeTime } from '../../domain/slot.ts';
import { addMoney, type Money, subtractMoney } from '../../shared/money.ts';
import { anyBarber, type BookingDraft, type SavedDraft } from './booking-draft.ts';

// What the wizard sends to the salon's API, at which price, and what a refusal means.

interface AtSalon {
  readonly draft: BookingDraft;
  readonly salon: SalonDetails;
}

/** A barber's surcharge on the price of a service; negative for a cheaper one. */
export function barberDifference(
  barber: Pick<Barber, 'price' | 'ownPrices'>,
  { policy, offer }: Pick<SalonDetails, 'policy' | 'offer'>,
  serviceId: string | null,
): Money {
  const own = barber.ownPrices.find((one) => one.serviceId === serviceId);
  const service = offer.find(({ id }) => id === serviceId);
  return own === undefined || service === undefined
    ? subtractMoney(barber.price, policy.basePrice)
    : subtractMoney(own.price, service.price);
}

/**
 * The price of a visit. Missing choices cost nothing, and any barber adds nothing, because the
 * barber is not known yet.
 */
export function priceOf({ draft, salon }: AtSalon): BookingPrice {
  const { basePrice, travel: way } = salon.policy;
  const nothing: Money = { minor: 0, currency: basePrice.currency };
  const chosen = salon.team.find(({ id }) => id === draft.barberId);
  const service = salon.offer.find(({ id }) => id === draft.serviceId)?.price ?? nothing;
  const barber = chosen === undefined ? nothing : barberDifference(chosen, salon, draft.serviceId);
  const travel = draft.location === 'home' && way !== null ? way.fee : nothing;
  return { service, barber, travel, total: addMoney(addMoney(service, barber), travel) };
}

/** The displayed total: the salon's, if it sent one. */
export const totalOf = ({ quote, ...visit }: AtSalon & { readonly quote: Money | null }): Money =>
  quote ?? priceOf(visit).total;

/** A request for the times of a day; the caller adds the language. */
export type SlotsQuestion = Pick<RequestOf<'listSlots'>, 'id' | 'query'>;

export const slotsQuestionOf = ({ draft, salon }: AtSalon): SlotsQuestion => ({
  id: salon.id,
  query: { service: draft.serviceId ?? '', date: draft.date ?? '', location: draft.location },
});

/** The request of a complete draft. */
export type DraftRequest = RequestOf<'book'>['body'] & { readonly idempotencyKey: string };

/** Only a complete draft can be sent. */
export function requestOf(
  sent: SavedDraft & AtSalon & { readonly quote: Money | null; readonly isGuest: boolean },
): DraftRequest {
  const { draft, idempotencyKey, salon, isGuest } = sent;
  const { serviceId, date, time, barberId, location } = draft;
  const contact = isGuest ? contactOf(draft.guestContact) : undefined;
  if (serviceId === null || date === null || time === null || barberId === null) {
    throw new RangeError('The draft is not complete');
  }
  if (contact === null) throw new RangeError('The contact is not complete');
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
    total: totalOf(sent),
    ...(contact && { guest: { name: draft.guestName.trim(), ...contact } }),
  };
}

/** A failure that is shown at the last step; the others have their own state. */
type ShownFailure =
  | { readonly kind: 'offline' | 'key' | 'many' | 'server' }
  /** The visitor has another booking at that time; null where it is unknown. */
  | { readonly kind: 'double'; readonly booking: Booking | null }
  /** Too many bookings have contacts that did not answer: of this network, or on this day. */
  | { readonly kind: 'network' | 'day' }
  /** The salon or the service no longer exists. */
  | { readonly kind: 'gone' }
  /** An input was rejected; `message` explains it. */
  | { readonly kind: 'invalid'; readonly message: string | null };

/** The visitor's view of a failed attempt to book. */
export type BookingFailure =
  | ShownFailure
  /** The time is gone; `nearest` are alternatives from the salon, if any. */
  | {
      readonly kind: 'time';
      readonly cause: 'taken' | 'closed';
      readonly nearest: readonly FreeTime[] | null;
    }
  | { readonly kind: 'price'; readonly total: Money }
  /** Seconds until the next attempt. */
  | { readonly kind: 'rate'; readonly seconds: number }
  | { readonly kind: 'session' };

export type ReportedFailure = ShownFailure['kind'];

const conflicts: Readonly<
  Partial<Record<ConflictCode, (failure: Failure & { kind: 'conflict' }) => BookingFailure>>
> = {
  'slot-taken': ({ nearest = null }) => ({ kind: 'time', cause: 'taken', nearest }),
  'not-bookable': ({ nearest = null }) => ({ kind: 'time', cause: 'closed', nearest }),
  'price-changed': ({ total }) =>
    total === undefined ? { kind: 'server' } : { kind: 'price', total },
  paused: ({ message = null }) => ({ kind: 'invalid', message }),
  'key-reused': () => ({ kind: 'key' }),
  'too-many-bookings': () => ({ kind: 'many' }),
  'double-booked': ({ booking = null }) => ({ kind: 'double', booking }),
  'unproved-network': () => ({ kind: 'network' }),
  'unproved-day': () => ({ kind: 'day' }),
};

/** What any thrown value means to the visitor. */
export function bookingFailure(error: unknown): BookingFailure {
  const failure: Failure = error instanceof ServiceError ? error.failure : { kind: 'server' };
  switch (failure.kind) {
    case 'conflict':
      return conflicts[failure.code ?? 'wrong-state']?.(failure) ?? { kind: 'server' };
    case 'offline':
      return { kind: 'offline' };
    case 'rate-limited':
      return { kind: 'rate', seconds: failure.retryAfter };
    case 'unauthorized':
      return { kind: 'session' };
    case 'not-found':
    case 'gone':
      return { kind: 'gone' };
    case 'invalid': {
      const [field = null] = Object.values(failure.fields);
      return { kind: 'invalid', message: field ?? failure.message ?? null };
    }
    default:
      return { kind: 'server' };
  }
}

export const reportedFailure = ({ kind }: BookingFailure): ReportedFailure =>
  kind === 'time' || kind === 'price' || kind === 'rate' || kind === 'session' ? 'server' : kind;
