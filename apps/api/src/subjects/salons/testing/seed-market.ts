import {
  bestService,
  createVocabulary,
  type Place,
  salonTerms,
  tierOf,
  understand,
} from '@salonica/search';
import type { Right } from '@salonica/search/testing';
import { salonSeeds } from '../../../preview/seed/catalogue.ts';
import { offerOf } from '../../../preview/seed/offer/offer-of.ts';
import { placeOf } from '../../../preview/seed/salons/places.ts';
import { teamOf } from '../../../preview/seed/team/team-of.ts';
import { milesBetween } from '../distance.ts';

/** A salon of a list, with what of it matters for the order. */
export interface FoundSalon {
  readonly id: string;
  readonly name: string;
  /** English titles. */
  readonly categories: readonly string[];
  /** English names. */
  readonly barbers: readonly string[];
  /** English name of the matching service. */
  readonly service: string | undefined;
}

export interface FoundList {
  readonly salons: readonly FoundSalon[];
  readonly place: Place | undefined;
  readonly suggestion: string | null;
}

/** The built-in salons. */
export const market = salonSeeds.map((seed) => ({
  id: seed.id,
  name: seed.name,
  categories: seed.categories,
  offer: offerOf(seed),
  team: teamOf(seed),
  miles: seed.distanceMiles,
  position: placeOf(seed.id, seed.distanceMiles),
  terms: new Set(
    salonTerms({
      name: seed.name,
      address: { en: seed.addressEn, el: seed.addressEl },
      services: offerOf(seed).map(({ name }) => name),
      team: teamOf(seed).map(({ name }) => name),
      categories: seed.categories,
    }),
  ),
}));

const vocabulary = createVocabulary(market.flatMap(({ terms }) => [...terms]));

/** What a search of the built-in salons finds, by the rules alone. */
export function findInMarket(query: string): FoundList {
  const asked = understand(vocabulary, query);
  const { place } = asked;
  const listed = (tiers: typeof asked.tiers) =>
    market
      .flatMap((salon) => {
        const tier = tierOf(salon.terms, tiers);
        if (tier === undefined) return [];
        const miles = place === undefined ? salon.miles : milesBetween(place, salon.position);
        return [{ salon, tier, miles }];
      })
      .toSorted(
        (a, b) => a.tier - b.tier || a.miles - b.miles || (a.salon.id < b.salon.id ? -1 : 1),
      );
  const exact = listed(asked.tiers);
  const found = exact.length > 0 ? exact : listed(asked.wider);
  return {
    place,
    suggestion: asked.suggestion,
    salons: found.map(({ salon: { id, name, categories, team, offer } }) => ({
      id,
      name,
      categories,
      barbers: team.map((person) => person.name.en),
      service: bestService(asked, offer)?.name.en,
    })),
  };
}

/** Whether the first three results are right. */
export function isRight(right: Right, { salons, place }: FoundList): boolean {
  const first = salons.slice(0, 3);
  if (first.length === 0) return false;
  const { service, category, barber } = right;
  return (
    (right.place === undefined || place?.en === right.place) &&
    (right.salons === undefined || first.some(({ id }) => right.salons?.includes(id))) &&
    (service === undefined || service.test(first[0]?.service ?? '')) &&
    (category === undefined ||
      first.every(({ categories }) => categories.some((title) => category.includes(title)))) &&
    (barber === undefined || first.every(({ barbers }) => barbers.includes(barber)))
  );
}
