import type { Appointment } from '../../domain/ports/old/booking-port.ts';
import type { Review, SalonAppointment, SalonPort } from '../../domain/ports/old/salon-port.ts';
import {
  addDays,
  type PlainDateTime,
  salonTimeZone,
  todayIn,
  weekdayOf,
} from '../../shared/dates.ts';
import {
  sampleBarbers,
  sampleDescription,
  sampleEmail,
  samplePhone,
  sampleServices,
  textIn,
} from './sample-offer.ts';
import { captionOf } from './sample-captions.ts';
import { knownFor, serviceDescription } from './sample-details.ts';
import { countsOf, ratingOf, reviewPage, reviewsOf } from './sample-reviews.ts';
import { onItsWay, type SampleWorld, slotsIn } from './sample-world.ts';

const daysLookedAt = 30;

/** The next free time with anybody, or with one person. */
export function nextAvailable(
  world: SampleWorld,
  salonId: string,
  barberId?: string,
): PlainDateTime | null {
  const today = todayIn(salonTimeZone, world.now());
  for (let ahead = 0; ahead <= daysLookedAt; ahead += 1) {
    const date = addDays(today, ahead);
    if (weekdayOf(date) === 0) continue;
    const free = slotsIn(world, salonId, date).find(({ freeBarberIds }) =>
      barberId === undefined ? freeBarberIds.length > 0 : freeBarberIds.includes(barberId),
    );
    if (free !== undefined) return { date, time: free.time };
  }
  return null;
}

/** What the API host does not know about a salon, and the appointments made since the page was opened. */
export function createSampleSalon(world: SampleWorld): SalonPort {
  const known = new Map<string, readonly Review[]>();
  const reviewsToday = (id: string, rating: number | null, count: number) => {
    const today = todayIn(salonTimeZone, world.now());
    const key = [id, rating, count, today].join(' ');
    const reviews = known.get(key) ?? reviewsOf(id, countsOf(rating, count), today, world.picture);
    known.set(key, reviews);
    return reviews;
  };

  return {
    async salon(id, { language, signal }) {
      const facts = await world.facts(id, language, signal);
      if (facts === null) return null;
      return {
        ...facts,
        ...ratingOf(facts),
        pictures: facts.pictures.map((picture) => ({
          ...picture,
          caption: captionOf(picture, language),
        })),
        timeZone: salonTimeZone,
        description: textIn(language, sampleDescription),
        phone: samplePhone,
        email: sampleEmail,
        hours: [
          { from: 1, to: 5, open: { from: '09:00', until: '18:00' } },
          { from: 6, to: 6, open: { from: '09:00', until: '18:00' } },
          { from: 7, to: 7, open: null },
        ],
        services: sampleServices.map((service) => ({
          ...service,
          name: textIn(language, service.name),
          description: serviceDescription(service.id, language),
        })),
        team: sampleBarbers.map(
          ({ id: barberId, name, specialty, rating, experience, picture }) => ({
            id: barberId,
            name: textIn(language, name),
            specialty: textIn(language, specialty),
            rating,
            experience,
            services: knownFor(barberId, language),
            nextAvailable: nextAvailable(world, id, barberId),
            image: world.picture(picture),
          }),
        ),
        nextAvailable: nextAvailable(world, id),
      };
    },
    async appointments(id, { language, signal }) {
      const facts = await world.facts(id, language, signal);
      const described = (booked: Appointment): SalonAppointment => {
        const service = sampleServices.find((known) => known.id === booked.serviceId);
        const barber = sampleBarbers.find((known) => known.id === booked.barberId);
        return {
          id: booked.id,
          date: booked.date,
          time: booked.time,
          serviceName: service === undefined ? '' : textIn(language, service.name),
          barberName: barber === undefined ? '' : textIn(language, barber.name),
          location: booked.location,
          address: booked.location === 'home' ? booked.address : (facts?.address ?? ''),
          total: booked.total,
        };
      };
      return world.appointments
        .filter((booked) => booked.salonId === id)
        .map(described)
        .toReversed();
    },
    async reviews(id, query, { language, signal }) {
      const facts = await world.facts(id, language, signal);
      await onItsWay(world, signal);
      const { rating, reviewCount } = ratingOf(facts ?? { rating: null, reviewCount: 0 });
      const reviews = reviewsToday(id, rating, reviewCount);
      return reviewPage(reviews, countsOf(rating, reviewCount), rating, query);
    },
  };
}
