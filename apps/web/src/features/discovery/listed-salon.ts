import type { Salon } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import type { SampleSalon } from '../../domain/ports/old/sample-salons-port.ts';

/** A salon as a list shows it, wherever it comes from. Numbers nobody gave are null. */
export interface ListedSalon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Addresses of the picture by day and by night. */
  readonly picture: { readonly day: string; readonly night: string } | null;
  readonly isTopRated: boolean;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** Miles. */
  readonly distance: number | null;
  readonly minutes: number | null;
  /** `$` to `$$$`; empty where nobody gave one. */
  readonly priceRange: string;
  /** Titles of its categories, as the server names them. */
  readonly categories: readonly string[];
  readonly categoryIds: readonly string[];
}

/** @param pictureUrl - address of a picture of the server */
export function listedFromHost(salon: Salon, pictureUrl: (path: string) => string): ListedSalon {
  const image = salon.images[0]?.image;
  return {
    id: salon.id,
    name: salon.salon_name,
    address: salon.salon_address,
    picture:
      image === undefined ? null : { day: pictureUrl(image), night: pictureUrl(nightImage(image)) },
    isTopRated: salon.top_rated,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    distance: salon.distance,
    minutes: salon.averageBookingTime,
    priceRange: salon.priceRange,
    categories: salon.salonCats.map(({ title }) => title),
    categoryIds: salon.salon_categories.split(',').map((id) => id.trim()),
  };
}

/** From this rating on a built-in salon counts as top rated. */
const topRating = 4.5;

export function listedFromSample(salon: SampleSalon): ListedSalon {
  return {
    id: salon.id,
    name: salon.name,
    address: salon.address,
    picture: { day: salon.image, night: salon.nightImage },
    isTopRated: salon.rating >= topRating,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    distance: salon.distance,
    minutes: null,
    priceRange: salon.priceRange,
    categories: salon.services,
    categoryIds: [],
  };
}
