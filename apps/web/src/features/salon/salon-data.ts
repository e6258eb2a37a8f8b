import type { OpeningHours, Salon } from '../../domain/ports/old/salon-port.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function daysOf({ from, to }: OpeningHours): string[] {
  return days.slice(from - 1, to);
}

/** The salon for search engines, as schema.org describes one; what nobody knows is left out. */
export function salonData(salon: Salon, page: URL) {
  const { name, description, address, phone, email, rating, reviewCount, priceRange } = salon;
  const pictures = salon.pictures.map(({ day }) => new URL(day, page).href);
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
    openingHoursSpecification: salon.hours.flatMap((hours) =>
      hours.open === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: daysOf(hours),
              opens: hours.open.from,
              closes: hours.open.until,
            },
          ],
    ),
  };
}
