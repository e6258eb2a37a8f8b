import { foldText, latinText } from '@salonica/text';
import { descriptions } from '../salons/descriptions.ts';
import { placeOf } from '../salons/places.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';

export function salonRow(salon: SalonSeed, position: number) {
  const description = descriptions[salon.id];
  if (description === undefined) throw new Error(`The salon ${salon.id} has no description.`);
  return {
    id: salon.id,
    position,
    name: salon.name,
    addressEn: salon.addressEn,
    addressEl: salon.addressEl,
    distanceMiles: salon.distanceMiles,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    bookingMinutes: salon.bookingMinutes,
    priceRange: salon.priceRange,
    completedBookings: salon.completedBookings,
    descriptionEn: description.en,
    descriptionEl: description.el,
    phone: `+30 2310 000 0${salon.id}`,
    email: `${mailboxOf(salon.name)}@salonica.example`,
    ...placeOf(salon.id, salon.distanceMiles),
    timeZone: 'Europe/Athens',
    slotMinutes: 30,
    leadMinutes: 0,
    horizonDays: 30,
    noticeMinutes: 24 * 60,
    graceMinutes: 15,
    currency: 'USD',
    baseMinor: 6500,
    travelMinor: 2000,
    travelMinutes: 30,
    // Three of them are everywhere; steps at the door are common in the old town.
    facts: position % 4 === 3 ? ['wifi', 'coffee', 'cards'] : ['wifi', 'coffee', 'cards', 'access'],
    retiredAt: null,
  };
}

/** Latin letters and digits of a name, joined by hyphens. */
function mailboxOf(name: string): string {
  return latinText(foldText(name))
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');
}
