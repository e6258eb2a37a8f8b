import type { HoursException, SalonDetails } from '../../domain/salon.ts';
import type { Service } from '../../domain/service.ts';
import { decimal } from '../../shared/money.ts';
import { timetable, type TimetableRow } from './opening.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function daysOf({ from, to }: TimetableRow): string[] {
  return days.slice(from - 1, to);
}

/** Search engines know no 24:00, and read 00:00 as the beginning of the day. */
const closingTime = (closes: string) => (closes === '24:00' ? '23:59' : closes);

/** An exception; search engines read a closed day as opening and closing at midnight. */
function specialHours({ date, opens, closes }: HoursException) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: opens ?? '00:00',
    closes: closes === null ? '00:00' : closingTime(closes),
  };
}

function offerOf({ name, description, price }: Service) {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(description === null ? {} : { description }) },
    price: decimal(price),
    priceCurrency: price.currency,
  };
}

/** Data beyond the salon's record. */
export interface SalonPlace {
  /** Absolute URL of its page. */
  readonly page: string;
  /** In the language of the page. */
  readonly city: string;
}

/** The salon's structured data (schema.org); unknown facts are omitted. */
export function salonData(salon: SalonDetails, { page, city }: SalonPlace) {
  const { name, description, address, phone, email, rating, reviewCount, priceRange } = salon;
  const { sharedPicture } = salon;
  const pictures = [
    ...(sharedPicture === null ? [] : [sharedPicture]),
    ...salon.pictures.map(({ light }) => light),
  ].map((picture) => new URL(picture, page).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': page,
    url: page,
    name,
    description,
    ...(phone === '' ? {} : { telephone: phone }),
    ...(email === '' ? {} : { email }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'GR',
    },
    geo: { '@type': 'GeoCoordinates', ...salon.location },
    ...(rating === null || reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount,
            bestRating: 5,
          },
        }),
    openingHoursSpecification: timetable(salon.hours).flatMap((row) =>
      row.openings.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(row),
        opens,
        closes: closingTime(closes),
      })),
    ),
    ...(salon.exceptions.length === 0
      ? {}
      : { specialOpeningHoursSpecification: salon.exceptions.map(specialHours) }),
    ...(salon.offer.length === 0 ? {} : { makesOffer: salon.offer.map(offerOf) }),
  };
}
