import type { SalonSummaryWire } from '@salonica/contract/v1';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { milesFrom } from './away-from.ts';
import type { Place } from './distance.ts';
import { cardPictureOf } from './picture-urls.ts';

/** Minimum rating of top-rated salons. */
export const topRating = 4.7;

export interface SummaryOptions {
  language: Language;
  /** Converts the path of a picture into its public path. */
  versioned: (path: string) => string;
  /** Origin of distances. @default the city's centre */
  near?: Place | undefined;
}

/** Columns of a summary, all in one row. */
export function summaryColumns(language: Language, near: Place | undefined) {
  return {
    id: salons.id,
    name: salons.name,
    address: language === 'el' ? salons.addressEl : salons.addressEn,
    phone: salons.phone,
    facade: sql<string | null>`(
      select path from salon_images where salon_id = salons.id order by position limit 1)`,
    rating: salons.rating,
    reviewCount: salons.reviewCount,
    latitude: salons.latitude,
    longitude: salons.longitude,
    distance: milesFrom(near),
    priceRange: sql<SalonSummaryWire['priceRange']>`${salons.priceRange}`,
    averageBookingTime: salons.bookingMinutes,
    completedBookings: salons.completedBookings,
    categories: sql<SalonSummaryWire['categories']>`(
      select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by s.position), '[]')
      from salon_categories s join categories c on c.id = s.category_id
      where s.salon_id = salons.id)`,
    services: sql<string[]>`(
      select coalesce(json_agg(${sql.identifier(language === 'el' ? 'name_el' : 'name_en')} order by position), '[]')
      from services where salon_id = salons.id and retired_at is null)`,
  };
}

interface SummaryRow
  extends Omit<SalonSummaryWire, 'picture' | 'topRated' | 'rating' | 'location'>, Place {
  facade: string | null;
  rating: number;
}

export function summaryOf(
  { facade, rating, distance, latitude, longitude, ...row }: SummaryRow,
  versioned: (path: string) => string,
): SalonSummaryWire {
  return {
    ...row,
    picture: facade === null ? null : cardPictureOf(facade, versioned),
    topRated: row.reviewCount > 0 && rating >= topRating,
    rating: row.reviewCount > 0 ? rating : null,
    distance: Math.round(distance * 100) / 100,
    location: { latitude, longitude },
  };
}

/** Salons that take bookings. */
export const isListed = isNull(salons.retiredAt);

/** Data for salon cards, in the order of the ids; unknown ids and retired salons are omitted. */
export async function salonSummaries(
  db: Database,
  { ids, language, versioned, near }: SummaryOptions & { ids: readonly string[] },
): Promise<SalonSummaryWire[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(summaryColumns(language, near))
    .from(salons)
    .where(and(isListed, inArray(salons.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [summaryOf(row, versioned)];
  });
}
