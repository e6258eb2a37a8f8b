import { ServiceError } from '../../domain/failure.ts';
import {
  apiPaths,
  type Category as CategoryWire,
  homePageDataSchema,
  homePageRequest,
  type Salon as SalonWire,
} from '@salonica/contract';
import { darkImage, storageUrl } from '@salonica/contract/images';
import * as v from 'valibot';
import type { Category } from '../../domain/category.ts';
import type { Picture } from '../../domain/picture.ts';
import type { HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { Salon } from '../../domain/salon.ts';
import { log } from '../../shared/log.ts';
import type { ApiClient } from './client.ts';

function pictureAt(path: string, host: string): Picture {
  return { light: storageUrl(path, host), dark: storageUrl(darkImage(path), host) };
}

function categoryOf({ id, title, icon, services }: CategoryWire, host: string): Category {
  return {
    id,
    title,
    icon: icon === '' ? null : pictureAt(icon, host),
    serviceCount: services.length,
  };
}

/** The badges of a salon; a title that is no category is its own id. */
const badgesOf = ({ salonCats }: SalonWire, known: readonly CategoryWire[]) =>
  salonCats.map(({ title }) => ({
    id: known.find((category) => category.title === title)?.id ?? title,
    title,
  }));

function salonOf(answer: SalonWire, known: readonly CategoryWire[], host: string): Salon {
  const image = answer.images[0]?.image;
  return {
    id: answer.id,
    name: answer.salon_name,
    address: answer.salon_address,
    phone: '',
    picture: image === undefined ? null : pictureAt(image, host),
    topRated: answer.top_rated,
    rating: answer.rating,
    reviewCount: answer.reviewCount,
    distance: answer.distance,
    priceRange: answer.priceRange,
    averageBookingTime: answer.averageBookingTime,
    completedBookings: answer.total_completed_bookings,
    categories: badgesOf(answer, known),
    services: [],
  };
}

/** @param host - origin of the API host and its pictures; empty for the page's own origin */
export function createHomePageApi(client: Pick<ApiClient, 'post'>, host: string): HomePagePort {
  return {
    async fetchHomePage({ language, signal }) {
      const answer = await client.post({
        path: apiPaths.homePageData,
        body: homePageRequest,
        language,
        signal,
      });
      const parsed = v.safeParse(homePageDataSchema, answer);
      if (!parsed.success) {
        throw new ServiceError({ kind: 'server' }, { cause: new v.ValiError(parsed.issues) });
      }
      const { warnings, categories, topRatedSalons } = parsed.output;
      for (const { message } of warnings) log.warn(`Home page data: ${message}`);
      return {
        categories: categories.map((category) => categoryOf(category, host)),
        topRatedSalons: topRatedSalons.map((salon) => salonOf(salon, categories, host)),
      };
    },
  };
}
