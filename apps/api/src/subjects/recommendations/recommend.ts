import type { RecommendationsResponse } from '@salonica/contract/v1';

export type Recommendation = RecommendationsResponse['recommended'][number];

/** A service that the customer booked, as it is offered now. */
export interface BookedService {
  salonId: string;
  serviceId: string;
  /** Null where it is no longer offered. */
  serviceIndex: number | null;
  name: string;
  /** The same for the service at every salon, in every language. */
  key: string;
  minutes: number;
  priceMinor: number;
  currency: string;
  /** Ids of the categories it belongs to. */
  categoryIds: readonly string[];
  /** How often it was booked. */
  times: number;
  /** The last completed visit. */
  lastDate: string | null;
}

export interface Candidate {
  id: string;
  name: string;
  /** Its most typical category first. */
  categoryIds: readonly string[];
}

export interface Knowledge {
  /** Most booked first. */
  booked: readonly BookedService[];
  /** Saved salons, newest first. */
  savedIds: readonly string[];
  /** Open salons, best rated first. */
  salons: readonly Candidate[];
}

const recommendedAtMost = 6;

/** Of salons in a row, the most that another reason has taken, with those to be taken. */
export const mostTaken = 2 * recommendedAtMost;

/** Limit per reason. */
const perReason = 2;

interface Interest {
  categoryIds: readonly string[];
  reason: Recommendation['reason'];
}

/** Salons for each interest in turn, then the best rated; without known ones. */
export function recommend({ booked, savedIds, salons }: Knowledge): Recommendation[] {
  const known = new Set([...booked.map(({ salonId }) => salonId), ...savedIds]);
  const open = salons.filter(({ id }) => !known.has(id));
  const chosen = new Map<string, Recommendation>();
  const take = (count: number, fits: (salon: Candidate) => boolean, { reason }: Interest) => {
    const fitting = open.filter((salon) => !chosen.has(salon.id) && fits(salon));
    for (const { id } of fitting.slice(0, count)) chosen.set(id, { salonId: id, reason });
  };
  for (const interest of interestsOf(booked, savedIds, salons)) {
    const shares = ({ categoryIds }: Candidate) =>
      categoryIds.some((id) => interest.categoryIds.includes(id));
    take(perReason, shares, interest);
  }
  take(recommendedAtMost - chosen.size, () => true, { categoryIds: [], reason: { kind: 'loved' } });
  return [...chosen.values()];
}

/** The two most booked services, and the salon saved last. */
function interestsOf(
  booked: readonly BookedService[],
  savedIds: readonly string[],
  salons: readonly Candidate[],
): readonly Interest[] {
  const firstOfKey = new Map(booked.toReversed().map((service) => [service.key, service]));
  const services = booked.filter((service) => firstOfKey.get(service.key) === service);
  const saved = salons.find(({ id }) => id === savedIds[0]);
  return [
    ...services.slice(0, 2).map(({ categoryIds, name }) => ({
      categoryIds,
      reason: { kind: 'booked' as const, serviceName: name },
    })),
    ...(saved === undefined
      ? []
      : [
          {
            categoryIds: saved.categoryIds.slice(0, 2),
            reason: { kind: 'saved' as const, salonName: saved.name },
          },
        ]),
  ];
}
