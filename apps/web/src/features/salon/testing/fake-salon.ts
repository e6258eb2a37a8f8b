import type { Api } from '#domain/api.ts';
import type { SalonNextFree } from '#domain/slot.ts';
import type { Booking } from '#domain/booking.ts';
import { ServiceError } from '#domain/failure.ts';
import type { Review, ReviewPage, ReviewQuery } from '#domain/review.ts';
import type { SalonDetails } from '#domain/salon.ts';
import { addDays } from '#shared/dates.ts';
import { dollars } from '#shared/money.ts';

/** Saturday, 14 June 2025, 12:10 in Athens. */
export const now = Date.parse('2025-06-14T09:10:00Z');

const rooms = ['The storefront', 'The basins', null];

export const salon: SalonDetails = {
  id: '01',
  name: 'Ρόδι',
  address: '12 Aristotelous Square',
  topRated: true,
  rating: 4.5,
  reviewCount: 12,
  distance: 0.4,
  priceRange: '$$',
  averageBookingTime: 45,
  completedBookings: 50,
  categories: [],
  services: ['Cut', 'Color', 'Beard', 'Highlights'],
  timeZone: 'Europe/Athens',
  location: { latitude: 40.6326, longitude: 22.9407 },
  description: 'A small salon.',
  phone: '+30 2310 000 000',
  email: 'hello@salonica.example',
  sharedPicture: '/share.jpg',
  picture: { light: '/1.svg', dark: '/1-dark.svg' },
  pictures: rooms.map((caption, index) => ({
    light: `/${index + 1}.svg`,
    dark: `/${index + 1}-dark.svg`,
    caption,
  })),
  hours: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
    { weekday: 6, opens: '10:00', closes: '15:00' },
  ],
  exceptions: [],
  offer: ['Cut', 'Color', 'Beard', 'Highlights'].map((name, index) => ({
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
      price: dollars(65),
      picture: null,
      serviceIds: ['cut', 'beard'],
      ownPrices: [],
    },
  ],
  isPaused: false,
  facts: ['wifi', 'coffee', 'cards', 'access'],
  policy: {
    slotMinutes: 30,
    leadMinutes: 0,
    horizonDays: 30,
    noticeMinutes: 24 * 60,
    graceMinutes: 15,
    basePrice: dollars(65),
    travel: { fee: dollars(20), minutes: 30, km: null },
  },
};

export const nextFree: SalonNextFree = {
  salon: { date: '2025-06-14', time: '14:30' },
  team: { nikos: { date: '2025-06-15', time: '10:30' } },
};

/** Tomorrow's visit, after the deadline for changes. */
export const booking: Booking = {
  id: 'b1',
  revision: 1,
  status: 'confirmed',
  salon: { ...salon, picture: null },
  service: { id: 'cut', name: 'Cut', minutes: 30, index: 0 },
  barber: { id: 'nikos', name: 'Nikos Petridis', picture: null },
  isAnyBarber: false,
  mailedTo: null,
  calendarFile: '/calendar/visits/b1.ics',
  date: '2025-06-15',
  time: '10:00',
  startsAt: Date.parse('2025-06-15T07:00:00Z'),
  endsAt: Date.parse('2025-06-15T07:30:00Z'),
  changeableUntil: Date.parse('2025-06-14T07:00:00Z'),
  noticeMinutes: 1440,
  heldUntil: Date.parse('2025-06-15T07:15:00Z'),
  location: 'salon',
  address: salon.address,
  notes: '',
  price: { service: dollars(30), barber: dollars(0), travel: dollars(0), total: dollars(30) },
  rating: null,
  review: null,
};

export const reviews: readonly Review[] = Array.from({ length: 12 }, (_, index) => ({
  id: `r${index + 1}`,
  author: index === 0 ? 'Μαρία Σ.' : `Guest ${index + 1}`,
  picture: null,
  stars: index % 2 === 0 ? 5 : 4,
  date: addDays('2025-06-14', -2 - index * 5),
  text: index === 2 ? null : index === 0 ? 'Πολύ καλό κούρεμα.' : `Words number ${index + 1}.`,
  language: index === 0 ? 'el' : 'en',
  reply: null,
  isVerified: index === 1,
}));

const pageSize = 5;

export function answerReviews(
  all: readonly Review[],
  { order = 'newest', stars, cursor }: ReviewQuery = {},
): ReviewPage {
  const counted = (step: number) => all.filter((review) => review.stars === step).length;
  const found = all
    .filter((review) => stars === undefined || review.stars === stars)
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

export const answers: Pick<Api, 'readSalon' | 'listReviews'> = {
  async readSalon({ id }) {
    if (id !== salon.id) throw new ServiceError({ kind: 'not-found' });
    return salon;
  },
  listReviews: async ({ query }) => answerReviews(reviews, query),
};
