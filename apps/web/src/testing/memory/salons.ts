import type { SalonQuery, SalonsPort } from '../../domain/ports/salons-port.ts';
import type { Review } from '../../domain/review.ts';
import type { Salon, SalonDetails } from '../../domain/salon.ts';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { foldText } from '../../shared/text.ts';
import { nextFreeAt } from './availability.ts';
import { ratedAt, salonsIn } from './catalogue.ts';
import { captions } from './captions.ts';
import { chance } from './chance.ts';
import { holidaysFrom } from './holidays.ts';
import { pictureAt } from './home-page.ts';
import {
  memoryDescription,
  memoryEmail,
  memoryHours,
  memoryPolicy,
  servicesAt,
  teamAt,
} from './offer.ts';
import { countsOf, reviewPage, reviewsOf } from './reviews.ts';
import { slotsOf } from './slots.ts';
import { textIn } from './texts.ts';
import type { MemoryWorld } from './world.ts';

const center = { latitude: 40.6326, longitude: 22.9407 };
const milesPerDegree = 69;

/** Somewhere as far from the center as the salon says. */
function placeOf({ id, distance }: Salon): { latitude: number; longitude: number } {
  const angle = chance(`${id} place`) * Math.PI;
  const degrees = (distance ?? 0) / milesPerDegree;
  const width = Math.cos((center.latitude * Math.PI) / 180);
  return {
    latitude: center.latitude + Math.sin(angle) * degrees,
    longitude: center.longitude + (Math.cos(angle) * degrees) / width,
  };
}

function milesBetween(a: typeof center, b: typeof center): number {
  const width = Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * width) * milesPerDegree;
}

const wordsOf = ({ name, address, services, categories }: Salon): string =>
  foldText([name, address, ...services, ...categories.map(({ title }) => title)].join(' '));

/** Salons that fit a question, in its order. */
async function found(
  world: MemoryWorld,
  query: SalonQuery,
  language: string,
): Promise<readonly Salon[]> {
  const { near, within, availableOn, categoryIds = [], sort = 'distance' } = query;
  const [salons, english, greek] = await Promise.all(
    [language, 'en', 'el'].map((one) => salonsIn(world, one)),
  );
  const says = (wanted: string, { id }: Salon, textOf: (salon: Salon) => string) =>
    wanted === '' ||
    [english, greek].some((list = []) =>
      list.some((salon) => salon.id === id && textOf(salon).includes(wanted)),
    );
  const text = foldText(query.text ?? '');
  const place = foldText(query.place ?? '');
  const isFreeOn = (salonId: string, date: string) =>
    servicesAt(salonId, language).some(({ id }) =>
      slotsOf(world, { salonId, serviceId: id, barberId: null, location: 'salon' }, date).some(
        ({ refusal }) => refusal === null,
      ),
    );
  const fitting = (salons ?? [])
    .map((salon) =>
      near === undefined ? salon : { ...salon, distance: milesBetween(near, placeOf(salon)) },
    )
    .filter((salon) => says(text, salon, wordsOf))
    .filter((salon) => says(place, salon, ({ address }) => foldText(address)))
    .filter(({ rating }) => query.rating === undefined || (rating ?? 0) >= query.rating)
    .filter(
      ({ categories }) =>
        categoryIds.length === 0 || categories.some(({ id }) => categoryIds.includes(id)),
    )
    .filter(({ priceRange }) => query.price === undefined || priceRange === query.price)
    .filter(({ topRated }) => query.topRated !== true || topRated)
    .filter(({ distance }) => within === undefined || (distance ?? Infinity) <= within)
    .filter(({ id }) => availableOn === undefined || isFreeOn(id, availableOn));
  const nextOf = ({ id }: Salon) => {
    const next = nextFreeAt(world, id).salon;
    return next === null ? '~' : `${next.date}T${next.time}`;
  };
  const orders: Readonly<Record<typeof sort, (a: Salon, b: Salon) => number>> = {
    distance: (a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity),
    rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
    price: (a, b) => a.priceRange.length - b.priceRange.length,
    availability: (a, b) => (nextOf(a) < nextOf(b) ? -1 : 1),
  };
  return fitting.toSorted(orders[sort]);
}

function detailsOf(world: MemoryWorld, salon: Salon, language: string): SalonDetails {
  const { id } = salon;
  return {
    ...salon,
    timeZone: salonTimeZone,
    location: placeOf(salon),
    description: textIn(language, memoryDescription),
    email: memoryEmail,
    pictures: Object.entries(captions).map(([kind, caption]) => ({
      ...pictureAt(`salons/${id}/${kind}.svg`, world.picture),
      caption: textIn(language, caption),
    })),
    hours: memoryHours,
    exceptions: holidaysFrom(todayIn(salonTimeZone, world.now()), language),
    offer: servicesAt(id, language),
    team: teamAt(id, language, world.picture),
    policy: memoryPolicy,
  };
}

/** Reviews of a salon: those it came with, and the visits that were rated since. */
function reviewsAt(world: MemoryWorld, salon: Salon): readonly Review[] {
  const today = todayIn(salonTimeZone, world.now());
  const { id, rating, reviewCount } = salon;
  const verified = ratedAt(world, id).flatMap((booking): readonly Review[] => {
    const { rating: stars, review: text } = booking;
    if (stars === null) return [];
    return [
      {
        id: `verified-${booking.id}`,
        author: 'Eleni V.',
        picture: null,
        stars,
        date: today,
        text,
        language: 'en',
        isVerified: true,
      },
    ];
  });
  const earlier = reviewsOf(id, countsOf(rating, reviewCount ?? 0), today, world.picture);
  return [...verified, ...earlier];
}

export function createMemorySalons(world: MemoryWorld): SalonsPort {
  return {
    async list(query, { language, signal }) {
      await world.arrive(signal);
      const salons = await found(world, query, language);
      const from = Number(query.cursor ?? 0);
      const until = from + (query.limit ?? 12);
      return {
        items: salons.slice(from, until),
        total: salons.length,
        nextCursor: until < salons.length ? String(until) : null,
      };
    },
    async get(id, { language, signal }) {
      await world.arrive(signal);
      const salon = (await salonsIn(world, language)).find((one) => one.id === id);
      return salon === undefined ? null : detailsOf(world, salon, language);
    },
    async reviews(id, query, { language, signal }) {
      await world.arrive(signal);
      const isAsked = (salon: Salon) => salon.id === id;
      const salon = (await world.salons(language)).find(isAsked);
      if (salon === undefined) return reviewPage([], null, query);
      const rating = (await salonsIn(world, language)).find(isAsked)?.rating ?? null;
      return reviewPage(reviewsAt(world, salon), rating, query);
    },
  };
}
