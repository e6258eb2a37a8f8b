import type { Location, SalonCalendar, Service, Barber } from './calendar.ts';

/** In the smallest unit of the salon's currency. */
export interface Price {
  serviceMinor: number;
  /** The barber's surcharge; negative for a cheaper one. */
  barberMinor: number;
  travelMinor: number;
}

/**
 * The price of a visit.
 * @param member - undefined for any barber: without a surcharge, because the barber is not known
 * yet
 */
export function priceOf(
  { baseMinor, travel }: Pick<SalonCalendar, 'baseMinor' | 'travel'>,
  service: Pick<Service, 'id' | 'priceMinor'>,
  member: Pick<Barber, 'priceMinor' | 'ownPrices'> | undefined,
  location: Location,
): Price {
  return {
    serviceMinor: service.priceMinor,
    barberMinor: member === undefined ? 0 : surchargeOf(service, member, baseMinor),
    travelMinor: location === 'home' ? (travel?.feeMinor ?? 0) : 0,
  };
}

function surchargeOf(
  service: Pick<Service, 'id' | 'priceMinor'>,
  member: Pick<Barber, 'priceMinor' | 'ownPrices'>,
  baseMinor: number,
): number {
  const own = member.ownPrices?.get(service.id);
  return own === undefined ? member.priceMinor - baseMinor : own - service.priceMinor;
}

export const totalOf = ({ serviceMinor, barberMinor, travelMinor }: Price): number =>
  serviceMinor + barberMinor + travelMinor;
