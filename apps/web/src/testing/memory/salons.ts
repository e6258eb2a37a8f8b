import { type DayTimes, nextStarts } from '@salonica/policy';
import { bestService } from '@salonica/search';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { Review } from '../../domain/review.ts';
import type { Salon, SalonDetails, SalonQuery, SalonSummary } from '../../domain/salon.ts';
import { type PlainDateTime, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { nextFreeAt } from './availability.ts';
import { busyAt, calendarAt } from './calendar.ts';
import { ratedAt, salonsIn } from './catalogue.ts';
import { publicHours } from './desk-hours.ts';
import { holidaysFrom } from './holidays.ts';
import type { Money } from '../../shared/money.ts';
import { milesBetween } from './places.ts';
import type { MemoryReplies } from './review-replies.ts';
import { memoryHours, memoryPolicy } from './offer.ts';
import { countsOf, reviewPage, reviewsOf } from './reviews.ts';
import { dayTimesOf, type Found, search } from './search.ts';
import { offerAt } from './salon-offer.ts';
import { suggestionsFor } from './suggestions.ts';
import { textIn } from './texts.ts';
import { type MemoryWorld, notFound } from './world.ts';

/** Starts shown for each salon of a search. */
const mostStarts = 3;

interface StartsWanted {
  readonly on: DayTimes | undefined;
  readonly most: number;
  /** @default the shortest one of any barber */
  readonly service?: { readonly id: string } | null;
}

/** The next starts of a service. */
function startsAt(world: MemoryWorld, salonId: string, { on, most, service }: StartsWanted) {
  const calendar = calendarAt(world, salonId);
  const planned = calendar.services.get(service?.id ?? '');
  return nextStarts(calendar, busyAt(world, calendar), { on, most, service: planned }, world.now());
}

/** Matching salons, in the requested order. */
async function found(world: MemoryWorld, query: SalonQuery, language: string): Promise<Found> {
  const salons = await salonsIn(world, language);
  const [english, greek] = await Promise.all([salonsIn(world, 'en'), salonsIn(world, 'el')]);
  const sameIn = (list: readonly SalonSummary[], salon: SalonSummary) =>
    list.find(({ id }) => id === salon.id) ?? salon;
  const times = new Map<string, PlainDateTime | null>();
  const nextOf = (salonId: string) => {
    const next = times.has(salonId)
      ? (times.get(salonId) ?? null)
      : nextFreeAt(world, salonId).salon;
    times.set(salonId, next);
    return next;
  };
  return search(
    salons.map((salon) => ({
      salon,
      translations: [sameIn(english, salon), sameIn(greek, salon)],
      milesFrom: (position) => milesBetween(position, salon.location),
      next: () => nextOf(salon.id),
      isFreeOn: (on) => startsAt(world, salon.id, { on, most: 1 }).length > 0,
    })),
    query,
    language,
  );
}

/** The service of a salon that fits the words of a search best. */
function serviceOf(world: MemoryWorld, { asked }: Found, { id }: SalonSummary, language: string) {
  const best = bestService(asked, offeredAt(world, id));
  if (best === undefined) return null;
  const { name, price, minutes } = best;
  return { id: best.id, name: textIn(language, name), price: moneyOf(price), minutes };
}

const offeredAt = (world: MemoryWorld, salonId: string) =>
  offerAt(world, salonId).services.filter(({ isOffered }) => isOffered);

const moneyOf = (minor: number): Money => ({ minor, currency: memoryPolicy.basePrice.currency });

function detailsOf(world: MemoryWorld, salon: SalonSummary, language: string): SalonDetails {
  const { id } = salon;
  const offered = offeredAt(world, id);
  const { pictures, about, rules, barbers } = offerAt(world, id);
  return {
    ...salon,
    // The drawn facade, unless another picture comes first.
    picture: pictures[0]?.id === `${id}-facade` ? salon.picture : (pictures[0] ?? null),
    timeZone: salonTimeZone,
    description: textIn(language, about.description),
    email: about.email,
    facts: about.facts,
    sharedPicture: salon.picture?.light ?? null,
    pictures: pictures.map(({ light, dark, caption }) => {
      const text = textIn(language, caption);
      return { light, dark, caption: text === '' ? null : text };
    }),
    hours: memoryHours,
    exceptions: holidaysFrom(todayIn(salonTimeZone, world.now()), language),
    ...(world.calendarChanges.has(id)
      ? publicHours(calendarAt(world, id), world.now(), language)
      : {}),
    offer: offered.map(({ id: serviceId, name, description, price, minutes }) => {
      const text = textIn(language, description);
      return {
        id: serviceId,
        name: textIn(language, name),
        description: text === '' ? null : text,
        price: moneyOf(price),
        minutes,
      };
    }),
    team: barbers.map(
      ({ ownPrices, ownMinutes, surcharge, specialtyIds: _, daysOff: __, ...barber }) => ({
        ...barber,
        name: textIn(language, barber.name),
        specialty: textIn(language, barber.specialty),
        price: moneyOf(memoryPolicy.basePrice.minor + surcharge),
        serviceIds: offered
          .filter(({ barberIds }) => barberIds.includes(barber.id))
          .map((service) => service.id),
        ownPrices: [...ownPrices].map(([serviceId, price]) => ({
          serviceId,
          price: moneyOf(price),
        })),
        ownMinutes: [...ownMinutes].map(([serviceId, minutes]) => ({ serviceId, minutes })),
      }),
    ),
    policy: {
      ...memoryPolicy,
      ...rules,
      travel: rules.travel && { ...rules.travel, fee: moneyOf(rules.travel.fee) },
    },
    isPaused: world.listing.get(id) === 'paused',
  };
}

/** Reviews of a salon: built-in ones, and later ratings; without replies. */
export function reviewsAt(world: MemoryWorld, salon: Salon): readonly Review[] {
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
        reply: null,
      },
    ];
  });
  const earlier = reviewsOf(id, countsOf(rating, reviewCount ?? 0), today, world.picture);
  return [...verified, ...earlier];
}

export function createMemorySalons(
  world: MemoryWorld,
  { replied }: MemoryReplies,
): Pick<Api, 'findSalons' | 'suggest' | 'readSalon' | 'listReviews'> {
  async function summaryOf(id: string, language: string): Promise<SalonSummary> {
    const salon = (await salonsIn(world, language)).find((one) => one.id === id);
    if (salon === undefined || world.listing.get(id) === 'closed') throw notFound();
    return salon;
  }
  return {
    async findSalons({ query = {}, language = 'en', signal } = {}) {
      await world.arrive(signal);
      const on = dayTimesOf(query);
      const isWithoutDay = query.startsFrom !== undefined || query.startsBefore !== undefined;
      if (on === undefined && isWithoutDay) throw new ServiceError({ kind: 'invalid', fields: {} });
      const list = await found(world, query, language);
      const { salons, understood } = list;
      const from = Number(query.cursor ?? 0);
      const until = from + (query.limit ?? 12);
      return {
        salons: salons.slice(from, until).map((salon) => {
          const service = serviceOf(world, list, salon, language);
          const starts = startsAt(world, salon.id, { on, service, most: mostStarts });
          return { ...salon, match: { service, starts } };
        }),
        total: salons.length,
        nextCursor: until < salons.length ? String(until) : null,
        understood,
      };
    },
    async suggest({ query, language = 'en', signal }) {
      await world.arrive(signal);
      const [english, greek] = await Promise.all([salonsIn(world, 'en'), salonsIn(world, 'el')]);
      return suggestionsFor(query, english, greek, language);
    },
    async readSalon({ id, language = 'en', signal }) {
      await world.arrive(signal);
      return detailsOf(world, await summaryOf(id, language), language);
    },
    async listReviews({ id, query = {}, language = 'en', signal }) {
      await world.arrive(signal);
      const { rating } = await summaryOf(id, language);
      const salon = (await world.salons(language)).find((one) => one.id === id);
      const all = salon === undefined ? [] : reviewsAt(world, salon);
      const page = reviewPage(all, rating, query);
      return { ...page, reviews: page.reviews.map((review) => replied(id, review)) };
    },
  };
}
