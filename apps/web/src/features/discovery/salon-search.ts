import type { Salon } from '@salonica/contract';
import { foldText } from '../../shared/text.ts';

export interface SalonSearch {
  /** Service or name, as typed. */
  readonly q: string;
  /** Place, as typed. */
  readonly location: string;
  readonly isNearMe: boolean;
}

export interface SalonResult {
  readonly salons: readonly Salon[];
  /** No salon is at the place, so the place was left out. */
  readonly isPlaceUnknown: boolean;
}

export function readSearch(params: URLSearchParams): SalonSearch {
  return {
    q: params.get('q')?.trim() ?? '',
    location: params.get('location')?.trim() ?? '',
    isNearMe: params.get('near') === '1',
  };
}

function byDistance(a: Salon, b: Salon): number {
  return (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0;
}

/** Every word has to be somewhere in the texts. */
function hasWords(words: string, texts: readonly string[]): boolean {
  const folded = foldText(texts.join(' '));
  return foldText(words)
    .split(' ')
    .every((word) => folded.includes(word));
}

/**
 * The salons that fit, in the order of the server or the nearest first.
 *
 * @param categoryName - a category as the visitor reads it, which may be what they typed
 */
export function searchSalons(
  salons: readonly Salon[],
  { q, location, isNearMe }: SalonSearch,
  categoryName: (title: string) => string,
): SalonResult {
  const services = salons.filter(({ salon_name: name, salonCats }) =>
    hasWords(q, [name, ...salonCats.flatMap(({ title }) => [title, categoryName(title)])]),
  );
  const atPlace = services.filter(({ salon_address: address }) => hasWords(location, [address]));
  const isPlaceUnknown = atPlace.length === 0 && services.length > 0;
  const found = isPlaceUnknown ? services : atPlace;
  return { salons: isNearMe ? found.toSorted(byDistance) : found, isPlaceUnknown };
}
