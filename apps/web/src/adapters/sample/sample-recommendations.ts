import type { Appointment } from '../../domain/ports/old/booking-port.ts';
import type {
  FavoriteService,
  Recommendation,
  RecommendationsPort,
} from '../../domain/ports/old/recommendations-port.ts';
import { type PlainDate, salonTimeZone, todayIn } from '../../shared/dates.ts';
import { sampleServices, textIn } from './sample-offer.ts';
import { type KnownSalon, onItsWay, type SampleWorld } from './sample-world.ts';

const favoritesAtMost = 3;
const recommendedAtMost = 6;
/** One reason does not fill the list alone. */
const perReason = 2;

/** Titles of the server's categories that a service belongs to. */
const categoriesOf: Readonly<Record<string, readonly string[]>> = {
  'haircut-style': ['Haircut', "Men's Cuts", 'Premium Cuts'],
  'hair-color': ['Color', 'Balayage'],
  'beard-trim': ['Beard Trim', 'Hot Towel'],
  highlights: ['Color', 'Balayage'],
};

const trending = ['Color', 'Balayage'];

function favoritesAmong(
  appointments: readonly Appointment[],
  today: PlainDate,
  language: string,
): readonly FavoriteService[] {
  const groups = Map.groupBy(appointments, ({ salonId, serviceId }) => `${salonId} ${serviceId}`);
  return [...groups.values()]
    .flatMap((visits): FavoriteService[] => {
      const [first] = visits;
      const serviceIndex = sampleServices.findIndex(({ id }) => id === first?.serviceId);
      const service = sampleServices[serviceIndex];
      if (first === undefined || service === undefined) return [];
      const over = visits.map(({ date }) => date).filter((date) => date <= today);
      return [
        {
          salonId: first.salonId,
          serviceId: service.id,
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

const byRating = (a: KnownSalon, b: KnownSalon) => (b.rating ?? 0) - (a.rating ?? 0);

const shares = (salon: KnownSalon, titles: readonly string[]) =>
  (salon.categories ?? []).some((title) => titles.includes(title));

interface Interest {
  readonly titles: readonly string[];
  readonly reason: Recommendation['reason'];
}

/** Salons for each interest in turn, and then the best loved; never one that is known already. */
function recommend(
  salons: readonly KnownSalon[],
  interests: readonly Interest[],
  knownIds: ReadonlySet<string>,
): readonly Recommendation[] {
  const open = salons.filter(({ id }) => !knownIds.has(id)).toSorted(byRating);
  const chosen = new Map<string, Recommendation>();
  const take = (count: number, { titles, reason }: Interest, isAny: boolean) => {
    const fitting = open.filter(
      (salon) => !chosen.has(salon.id) && (isAny || shares(salon, titles)),
    );
    for (const { id } of fitting.slice(0, count)) chosen.set(id, { salonId: id, reason });
  };
  for (const interest of interests) take(perReason, interest, false);
  take(recommendedAtMost - chosen.size, { titles: [], reason: { kind: 'loved' } }, true);
  return [...chosen.values()].slice(0, recommendedAtMost);
}

/** Recommendations from what was booked and saved; the salons are the marketplace's own. */
export function createSampleRecommendations(world: SampleWorld): RecommendationsPort {
  return {
    async recommendations({ language, isCustomer, savedIds, signal }) {
      await onItsWay(world, signal);
      const salons = await world.salons(language, signal);
      const isKnown = ({ salonId }: { readonly salonId: string }) =>
        salons.some(({ id }) => id === salonId);
      const booked = [...(isCustomer ? world.earlierAppointments : []), ...world.appointments];
      const favorites = favoritesAmong(
        booked.filter(isKnown),
        todayIn(salonTimeZone, world.now()),
        language,
      );
      const saved = salons.filter(({ id }) => savedIds.includes(id));
      const services = [...new Map(favorites.map((one) => [one.serviceId, one])).values()];
      const interests: readonly Interest[] = [
        ...services.slice(0, 2).map(({ serviceId, serviceName }) => ({
          titles: categoriesOf[serviceId] ?? [],
          reason: { kind: 'booked' as const, serviceName },
        })),
        ...saved.slice(0, 1).map(({ categories = [], name }) => ({
          titles: categories.slice(0, 2),
          reason: { kind: 'saved' as const, salonName: name },
        })),
      ];
      const knownIds = new Set([...booked.map(({ salonId }) => salonId), ...savedIds]);
      return {
        favorites: favorites.slice(0, favoritesAtMost),
        recommended: recommend(salons, interests, knownIds),
        trending,
      };
    },
  };
}
