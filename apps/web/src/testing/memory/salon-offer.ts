import { captions } from './captions.ts';
import { pictureAt } from './home-page.ts';
import {
  idAt,
  memoryBarbers,
  memoryDescription,
  memoryEmail,
  memoryPhone,
  memoryPolicy,
  memoryServices,
} from './offer.ts';
import type { SalonOffer } from './stored-offer.ts';
import type { MemoryWorld } from './world.ts';

const builtIn = (world: MemoryWorld, salonId: string): SalonOffer => ({
  revisions: {},
  services: memoryServices.map(({ key, name, description, minutes, price }) => ({
    id: idAt(salonId, key),
    name,
    description,
    minutes,
    bufferBefore: 0,
    bufferAfter: 0,
    gap: null,
    price: price.minor,
    categoryId: null,
    barberIds: memoryBarbers
      .filter(({ does }) => does.includes(key))
      .map((barber) => idAt(salonId, barber.key)),
    isOffered: true,
  })),
  pictures: Object.entries(captions).map(([kind, caption]) => ({
    id: `${salonId}-${kind}`,
    ...pictureAt(`salons/${salonId}/${kind}.svg`, world.picture),
    caption,
  })),
  rules: {
    slotMinutes: 30,
    leadMinutes: memoryPolicy.leadMinutes,
    horizonDays: memoryPolicy.horizonDays,
    noticeMinutes: memoryPolicy.noticeMinutes,
    graceMinutes: memoryPolicy.graceMinutes,
    offerMinutes: 15,
    travel:
      memoryPolicy.travel === null
        ? null
        : { ...memoryPolicy.travel, fee: memoryPolicy.travel.fee.minor },
  },
  about: {
    description: memoryDescription,
    phone: memoryPhone,
    email: memoryEmail,
    facts: ['wifi', 'coffee', 'cards', 'access'],
  },
  barbers: memoryBarbers.map(({ key, name, specialty, price, specialties, ...barber }) => ({
    id: idAt(salonId, key),
    name,
    specialty,
    experience: barber.experience,
    surcharge: price.minor - memoryPolicy.basePrice.minor,
    picture: world.picture(`avatars/${key}.svg`),
    rating: barber.rating,
    ownPrices: new Map(),
    ownMinutes: new Map(),
    specialtyIds: specialties.map((service) => idAt(salonId, service)),
    daysOff: barber.daysOff,
  })),
});

export const offerAt = (world: MemoryWorld, salonId: string): SalonOffer =>
  world.offers.get(salonId) ?? builtIn(world, salonId);

/** A service of a salon, also one that is no longer offered. */
export const serviceAt = (world: MemoryWorld, salonId: string, id: string) =>
  offerAt(world, salonId).services.find((service) => service.id === id);

/** A barber of a salon's team. */
export const barberAt = (world: MemoryWorld, salonId: string, id: string) =>
  offerAt(world, salonId).barbers.find((barber) => barber.id === id);
