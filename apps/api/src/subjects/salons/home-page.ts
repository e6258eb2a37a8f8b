import { homePageResponseSchema, type HomePageResponse } from '@salonica/contract';
import { asc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import {
  categories,
  categoryServices,
  salonCategories,
  salonImages,
  salons,
} from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { cardPath } from './picture-urls.ts';
import { isListed, topRating } from './summaries.ts';

/** Salons of the page; every list with filters is a search. */
const mostSalons = 48;

/**
 * Categories and the first salons, most typical category first.
 * @param versioned - converts the path of a picture into its public path
 */
export async function homePageData(
  db: Database,
  language: Language,
  versioned: (path: string) => string,
): Promise<HomePageResponse> {
  const first = db
    .select({ id: salons.id })
    .from(salons)
    .where(isListed)
    .orderBy(asc(salons.position))
    .limit(mostSalons);
  const [categoryRows, serviceRows, salonRows, imageRows, linkRows] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(categoryServices).orderBy(asc(categoryServices.position)),
    db.select().from(salons).where(isListed).orderBy(asc(salons.position)).limit(mostSalons),
    db
      .select()
      .from(salonImages)
      .where(inArray(salonImages.salonId, first))
      .orderBy(asc(salonImages.position)),
    db
      .select()
      .from(salonCategories)
      .where(inArray(salonCategories.salonId, first))
      .orderBy(asc(salonCategories.position)),
  ]);
  const services = Map.groupBy(serviceRows, (row) => row.categoryId);
  const images = Map.groupBy(imageRows, (row) => row.salonId);
  const links = Map.groupBy(linkRows, (row) => row.salonId);
  const titles = new Map(categoryRows.map((row) => [row.id, row.title]));

  const categoryList = categoryRows.map(({ id, title, icon }) => ({
    id,
    title,
    icon: versioned(icon),
    services: (services.get(id) ?? []).map((service) => ({
      id: service.id,
      title: service.title,
    })),
  }));
  const topRatedSalons = salonRows.map((row) => {
    const categoryIds = (links.get(row.id) ?? []).map((link) => link.categoryId);
    return {
      id: row.id,
      images: (images.get(row.id) ?? []).map(({ path }, index) => ({
        // The first one is shown on cards.
        image: versioned(index === 0 ? cardPath(path, versioned) : path),
      })),
      salon_name: row.name,
      salon_address: language === 'el' ? row.addressEl : row.addressEn,
      top_rated: row.rating >= topRating ? 1 : 0,
      distance: row.distanceMiles,
      rating: row.rating,
      reviewCount: row.reviewCount,
      averageBookingTime: row.bookingMinutes,
      salonCats: categoryIds.map((id) => ({ title: titles.get(id) })),
      priceRange: row.priceRange,
      total_completed_bookings: row.completedBookings,
      salon_categories: categoryIds.join(','),
    };
  });
  return v.parse(homePageResponseSchema, {
    categories: categoryList,
    data: { categories: categoryList, topRatedSalons },
  });
}
