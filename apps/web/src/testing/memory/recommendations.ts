import type { Api } from '../../domain/api.ts';
import type {
  FavoriteService,
  Recommendation,
  RecommendationReason,
} from '../../domain/recommendation.ts';
import type { Salon } from '../../domain/salon.ts';
import { type PlainDate, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { salonsIn } from './catalogue.ts';
import { idAt, memoryServices } from './offer.ts';
import { textIn } from './texts.ts';
import type { MemoryWorld, StoredBooking } from './world.ts';

const favoritesAtMost = 3;
const recommendedAtMost = 6;
/** Limit per reason. */
const perReason = 2;

const trending = ['Color', 'Balayage'];

function favoritesAmong(
  bookings: readonly StoredBooking[],
  today: PlainDate,
  language: string,
): readonly FavoriteService[] {
  const groups = Map.groupBy(bookings, ({ serviceId }) => serviceId);
  return [...groups.values()]
    .flatMap((visits): FavoriteService[] => {
      const [first] = visits;
      if (first === undefined) return [];
      const { salonId, serviceId } = first;
      const serviceIndex = memoryServices.findIndex(({ key }) => idAt(salonId, key) === serviceId);
      const service = memoryServices[serviceIndex];
      if (service === undefined) return [];
      const over = visits.map(({ date }) => date).filter((date) => date <= today);
      return [
        {
          salonId,
          serviceId,
          serviceIndex,
          serviceName: textIn(language, service.name),
          price: service.price,
          minutes: service.minutes,
          times: visits.length,
          lastDate: over.toSorted().at(-1) ?? null,
        },
      ];
    })
    .toSorted((a, b) => b.times - a.times || ((a.lastDate ?? '') < (b.lastDate ?? '') ? 1 : -1));
}

interface Interest {
  /** Titles of categories; null for any. */
  readonly titles: readonly string[] | null;
  readonly reason: RecommendationReason;
  readonly most: number;
}

const byRating = (a: Salon, b: Salon) => (b.rating ?? 0) - (a.rating ?? 0);

/** Salons for each interest in turn, without known ones. */
function recommend(
  salons: readonly Salon[],
  interests: readonly Interest[],
  knownIds: ReadonlySet<string>,
): readonly Recommendation[] {
  const open = salons.filter(({ id }) => !knownIds.has(id)).toSorted(byRating);
  const chosen = new Map<string, Recommendation>();
  for (const { titles, reason, most } of interests) {
    const fits = ({ id, categories }: Salon) =>
      !chosen.has(id) &&
      (titles === null || categories.some(({ title }) => titles.includes(title)));
    for (const { id } of open.filter(fits).slice(0, most)) {
      chosen.set(id, { salonId: id, reason });
    }
  }
  return [...chosen.values()].slice(0, recommendedAtMost);
}

const categoriesOf = ({ salonId, serviceId }: FavoriteService) =>
  memoryServices.find(({ key }) => idAt(salonId, key) === serviceId)?.categories ?? [];

/** Recommendations from the visitor's bookings and favorites. */
export function createMemoryRecommendations(
  world: MemoryWorld,
  savedIds: () => readonly string[],
): Pick<Api, 'recommend'> {
  return {
    async recommend({ language = 'en', signal } = {}) {
      await world.arrive(signal);
      const salons = await salonsIn(world, language);
      const isListed = ({ salonId }: StoredBooking) => salons.some(({ id }) => id === salonId);
      const booked = [...world.bookings.values()].filter(
        (booking) =>
          booking.owner === world.currentVisitor() &&
          booking.status === 'confirmed' &&
          isListed(booking),
      );
      const ids = savedIds();
      const favorites = favoritesAmong(booked, todayIn(salonTimeZone, world.now()), language);
      const saved = salons.filter(({ id }) => ids.includes(id));
      const byName = new Map(favorites.map((one) => [one.serviceName, one]));
      const recommended = recommend(
        salons,
        [
          ...[...byName.values()].slice(0, 2).map((favorite) => ({
            titles: categoriesOf(favorite),
            reason: { kind: 'booked' as const, serviceName: favorite.serviceName },
            most: perReason,
          })),
          ...saved.slice(0, 1).map(({ categories, name }) => ({
            titles: categories.slice(0, 2).map(({ title }) => title),
            reason: { kind: 'saved' as const, salonName: name },
            most: perReason,
          })),
          { titles: null, reason: { kind: 'loved' as const }, most: recommendedAtMost },
        ],
        new Set([...booked.map(({ salonId }) => salonId), ...ids]),
      );
      const shown = favorites.slice(0, favoritesAtMost);
      const named = new Set([...shown, ...recommended].map(({ salonId }) => salonId));
      return {
        favorites: shown,
        recommended,
        trending,
        salons: salons.filter(({ id }) => named.has(id)),
      };
    },
  };
}
