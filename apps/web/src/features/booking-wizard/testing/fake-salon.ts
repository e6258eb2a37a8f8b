import type { Booking } from '#domain/booking.ts';
import type { SalonDetails } from '#domain/salon.ts';
import type { Day, FreeTime, Slot } from '#domain/slot.ts';
import { dollars } from '#shared/money.ts';
import type { BookingInput } from '../booking-context.ts';

/** Saturday, 14 June 2025, 09:15 in Athens. */
export const now = Date.parse('2025-06-14T06:15:00Z');

export const today = '2025-06-14';
export const monday = '2025-06-16';
export const tuesday = '2025-06-17';
export const wednesday = '2025-06-18';
export const sunday = '2025-06-15';
export const yesterday = '2025-06-13';
export const tooLate = '2025-07-15';

/** Nikos and Sofia do everything, Maria color alone. */
export const salon: SalonDetails = {
  id: '01',
  name: 'Atelier Aristotelous',
  address: '12 Aristotelous Square',
  phone: '+30 2310 000 000',
  email: 'atelier@salonica.example',
  sharedPicture: null,
  description: 'An unhurried studio.',
  picture: { light: '/storage/salons/01/facade.svg', dark: '/storage/salons/01/facade-dark.svg' },
  pictures: [],
  topRated: true,
  rating: 4.9,
  reviewCount: 234,
  distance: 0.4,
  priceRange: '$$',
  averageBookingTime: 60,
  completedBookings: 50,
  categories: [],
  services: ['Haircut & Style', 'Hair Color'],
  timeZone: 'Europe/Athens',
  location: { latitude: 40.6326, longitude: 22.9407 },
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' })),
  exceptions: [],
  offer: [
    { id: 'cut', name: 'Haircut & Style', description: null, price: dollars(65), minutes: 45 },
    { id: 'color', name: 'Hair Color', description: null, price: dollars(120), minutes: 90 },
  ],
  team: [
    {
      id: 'nikos',
      name: 'Nikos Petridis',
      specialty: 'Classic cuts',
      rating: 4.8,
      experience: 12,
      price: dollars(70),
      picture: null,
      serviceIds: ['cut', 'color'],
      ownPrices: [],
    },
    {
      id: 'sofia',
      name: 'Sofia Markou',
      specialty: 'Styling & updos',
      rating: 4.7,
      experience: 5,
      price: dollars(60),
      picture: null,
      serviceIds: ['cut', 'color'],
      ownPrices: [],
    },
    {
      id: 'maria',
      name: 'Maria Ioannou',
      specialty: 'Color specialist',
      rating: 4.9,
      experience: 8,
      price: dollars(65),
      picture: null,
      serviceIds: ['color'],
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

/** This salon makes no home visits. */
export const salonOnly: SalonDetails = { ...salon, policy: { ...salon.policy, travel: null } };

const day = (date: string, state: Day['state'], free = 0): Day => ({
  date,
  state,
  free,
  reason: null,
});

/** Sunday is closed and Wednesday full; all others are like other days. */
export const days: readonly Day[] = [
  day(today, 'few', 2),
  day(sunday, 'closed'),
  day(monday, 'free', 3),
  day(tuesday, 'few', 1),
  day(wednesday, 'full'),
];

/** Another customer took the rest of Monday. */
export const daysLater: readonly Day[] = days.map((known) =>
  known.date === monday ? day(monday, 'full') : known,
);

const slot = (
  time: string,
  ends: string,
  barberIds: readonly string[],
  refusal: Slot['refusal'] = barberIds.length > 0 ? null : 'booked',
): Slot => ({ time, ends, barberIds, refusal });

/** 10:00 suits both barbers, 10:30 only Sofia, 11:00 neither, 11:30 both. */
export const slots: readonly Slot[] = [
  slot('10:00', '10:45', ['nikos', 'sofia']),
  slot('10:30', '11:15', ['sofia']),
  slot('11:00', '11:45', []),
  slot('11:30', '12:15', ['nikos', 'sofia']),
];

const without = (time: string, refusal: Slot['refusal']): readonly Slot[] =>
  slots.map((one) => (one.time === time ? { ...one, barberIds: [], refusal } : one));

/** Another customer was faster at 10:00. */
export const slotsLater = without('10:00', 'booked');

/** 10:00 leaves no travel time to the customer. */
export const slotsAtHome = without('10:00', 'travel');

/** The salon's own alternatives: one of the same day and one of the day after. */
export const nearest: readonly FreeTime[] = [
  { date: tuesday, time: '10:00', barberIds: ['sofia'] },
  { date: monday, time: '11:30', barberIds: ['nikos', 'sofia'] },
];

export const booking: Booking = {
  id: 'b1',
  revision: 1,
  status: 'confirmed',
  salon: { ...salon, picture: null },
  service: { id: 'cut', name: 'Haircut & Style', minutes: 45, index: 0 },
  barber: { id: 'nikos', name: 'Nikos Petridis', picture: null },
  isAnyBarber: false,
  mailedTo: null,
  calendarFile: '/calendar/visits/b1.ics',
  date: monday,
  time: '10:00',
  startsAt: Date.parse('2025-06-16T07:00:00Z'),
  endsAt: Date.parse('2025-06-16T07:45:00Z'),
  changeableUntil: Date.parse('2025-06-15T07:00:00Z'),
  noticeMinutes: 1440,
  heldUntil: Date.parse('2025-06-16T07:15:00Z'),
  location: 'salon',
  address: salon.address,
  notes: '',
  price: {
    service: dollars(65),
    barber: dollars(5),
    travel: dollars(0),
    total: dollars(70),
  },
  rating: null,
  review: null,
};

export const input: BookingInput = {
  salon,
  saved: null,
  linked: null,
  asked: { step: 'service', isSubmitted: false },
  slots: null,
  attempt: null,
  isGuest: false,
  now: () => now,
  createKey: () => 'key-1',
};
