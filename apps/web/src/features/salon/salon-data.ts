import type { HoursException, SalonDetails } from '../../domain/salon.ts';
import { timetable, type TimetableRow } from './opening.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function daysOf({ from, to }: TimetableRow): string[] {
  return days.slice(from - 1, to);
}

/** A day that differs; one that is closed opens and closes at midnight, as search engines read it. */
function specialHours({ date, opens, closes }: HoursException) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  };
}

/** The salon for search engines, as schema.org describes one; what nobody knows is left out. */
export function salonData(salon: SalonDetails, page: URL) {
  const { name, description, address, phone, email, rating, reviewCount, priceRange } = salon;
  const pictures = salon.pictures.map(({ light }) => new URL(light, page).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': page.href,
    url: page.href,
    name,
    description,
    telephone: phone,
    email,
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(priceRange === '' ? {} : { priceRange }),
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(rating === null || reviewCount === null || reviewCount === 0
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
        closes,
      })),
    ),
    ...(salon.exceptions.length === 0
      ? {}
      : { specialOpeningHoursSpecification: salon.exceptions.map(specialHours) }),
  };
}
