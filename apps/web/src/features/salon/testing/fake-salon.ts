import { addDays } from '../../../shared/dates.ts';
import { dollars } from '../../../shared/money.ts';
import type {
  Review,
  ReviewPage,
  ReviewQuery,
  Salon,
  SalonPort,
} from '../../../domain/ports/old/salon-port.ts';

/** Saturday, 14 June 2025, 12:10 in Athens. */
export const now = Date.parse('2025-06-14T09:10:00Z');

const rooms = ['The storefront', 'The basins', null];

export const salon: Salon = {
  id: '01',
  name: 'Ρόδι',
  address: '12 Aristotelous Square',
  topRated: true,
  rating: 4.5,
  reviewCount: 12,
  distance: 0.4,
  priceRange: '$$',
  timeZone: 'Europe/Athens',
  description: 'A small salon.',
  phone: '+30 2310 000 000',
  email: 'hello@salonica.example',
  pictures: rooms.map((caption, index) => ({
    day: `/${index + 1}.svg`,
    night: `/${index + 1}-night.svg`,
    caption,
  })),
  hours: [
    { from: 1, to: 5, open: { from: '09:00', until: '18:00' } },
    { from: 6, to: 6, open: { from: '10:00', until: '15:00' } },
    { from: 7, to: 7, open: null },
  ],
  services: ['Cut', 'Color', 'Beard', 'Highlights'].map((name, index) => ({
    id: name.toLowerCase(),
    name,
    description: `${name}, described`,
    price: dollars(30 + index * 10),
    minutes: 30,
  })),
  team: [
    {
      id: 'nikos',
      name: 'Nikos Petridis',
      specialty: 'Classic cuts',
      rating: 4.8,
      experience: 12,
      services: ['Cut', 'Beard'],
      nextAvailable: { date: '2025-06-15', time: '10:30' },
      image: null,
    },
  ],
  nextAvailable: { date: '2025-06-14', time: '14:30' },
};

export const reviews: readonly Review[] = Array.from({ length: 12 }, (_, index) => ({
  id: `r${index + 1}`,
  author: index === 0 ? 'Μαρία Σ.' : `Guest ${index + 1}`,
  image: null,
  stars: index % 2 === 0 ? 5 : 4,
  date: addDays('2025-06-14', -2 - index * 5),
  text: index === 2 ? null : index === 0 ? 'Πολύ καλό κούρεμα.' : `Words number ${index + 1}.`,
  language: index === 0 ? 'el' : 'en',
}));

const pageSize = 5;

export function answerReviews(
  all: readonly Review[],
  { order, stars, cursor }: ReviewQuery,
): ReviewPage {
  const counted = (step: number) => all.filter((review) => review.stars === step).length;
  const found = all
    .filter((review) => stars === null || review.stars === stars)
    .toSorted((a, b) =>
      order === 'newest' ? 0 : (a.stars - b.stars) * (order === 'lowest' ? 1 : -1),
    );
  const from = Number(cursor ?? 0);
  return {
    summary: {
      rating: all.length === 0 ? null : 4.5,
      count: all.length,
      counts: { 5: counted(5), 4: counted(4), 3: counted(3), 2: counted(2), 1: counted(1) },
    },
    reviews: found.slice(from, from + pageSize),
    total: found.length,
    nextCursor: from + pageSize < found.length ? String(from + pageSize) : null,
  };
}

export const port: SalonPort = {
  salon: async (id) => (id === salon.id ? salon : null),
  appointments: async () => [],
  reviews: async (_, query) => answerReviews(reviews, query),
};
