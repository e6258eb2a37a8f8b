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
import { captions } from './captions.ts';
import { holidaysFrom } from './holidays.ts';
import { pictureAt } from './home-page.ts';
import { milesBetween } from './places.ts';
import {
  memoryDescription,
  memoryEmail,
  memoryHours,
  idAt,
  memoryPolicy,
  memoryServices,
  servicesAt,
  teamAt,
} from './offer.ts';
import { countsOf, reviewPage, reviewsOf } from './reviews.ts';
import { dayTimesOf, type Found, search } from './search.ts';
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
function serviceOf({ asked }: Found, { id }: SalonSummary, language: string) {
  const offer = memoryServices.map((service) => ({ ...service, id: idAt(id, service.key) }));
  const best = bestService(asked, offer);
  if (best === undefined) return null;
  const { name, price, minutes } = best;
  return { id: best.id, name: textIn(language, name), price, minutes };
}

function detailsOf(world: MemoryWorld, salon: SalonSummary, language: string): SalonDetails {
  const { id } = salon;
  return {
    ...salon,
    timeZone: salonTimeZone,
    description: textIn(language, memoryDescription),
    email: memoryEmail,
    sharedPicture: salon.picture?.light ?? null,
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

/** Reviews of a salon: built-in ones, and later ratings. */
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

export function createMemorySalons(
  world: MemoryWorld,
): Pick<Api, 'findSalons' | 'suggest' | 'readSalon' | 'listReviews'> {
  async function summaryOf(id: string, language: string): Promise<SalonSummary> {
    const salon = (await salonsIn(world, language)).find((one) => one.id === id);
    if (salon === undefined) throw notFound();
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
          const service = serviceOf(list, salon, language);
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
      return reviewPage(salon === undefined ? [] : reviewsAt(world, salon), rating, query);
    },
  };
}
