import type { Barber } from '../../domain/barber.ts';
import type { BookingPrice } from '../../domain/booking.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import { addMoney, type Money, subtractMoney } from '../../shared/money.ts';
import type { BookingDraft } from './booking-draft.ts';

/** A barber's surcharge on the price of a service; negative for a cheaper one. */
export function barberDifference(
  barber: Pick<Barber, 'price'>,
  { policy }: Pick<SalonDetails, 'policy'>,
): Money {
  return subtractMoney(barber.price, policy.basePrice);
}

/**
 * The price of a visit. Missing choices cost nothing, and any barber adds nothing, because the barber is not known yet.
 */
export function priceOf(
  { serviceId, barberId, location }: BookingDraft,
  salon: Pick<SalonDetails, 'offer' | 'team' | 'policy'>,
): BookingPrice {
  const { basePrice, travel: way } = salon.policy;
  const nothing: Money = { minor: 0, currency: basePrice.currency };
  const chosen = salon.team.find(({ id }) => id === barberId);
  const service = salon.offer.find(({ id }) => id === serviceId)?.price ?? nothing;
  const barber = chosen === undefined ? nothing : barberDifference(chosen, salon);
  const travel = location === 'home' && way !== null ? way.fee : nothing;
  return { service, barber, travel, total: addMoney(addMoney(service, barber), travel) };
}
