import type { SalonDetailsResponse, SalonSummaryWire } from '@salonica/contract/v1';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const facade = { light: '/storage/facade.svg', dark: '/storage/facade-dark.svg' };

/** A salon in the server's list format. */
export const atelier: SalonSummaryWire = {
  id: '01',
  name: 'Atelier Aristotelous',
  address: '12 Aristotelous Square',
  phone: '+30 2310 555 0101',
  picture: facade,
  topRated: true,
  rating: 4.8,
  reviewCount: 234,
  distance: 0.2,
  location: { latitude: 40.6326, longitude: 22.9407 },
  priceRange: '$$',
  averageBookingTime: 45,
  completedBookings: 1200,
  categories: [{ id: '1', title: 'Haircut' }],
  services: ['Haircut'],
};

/** All its details. */
export const atelierDetails: SalonDetailsResponse = {
  ...atelier,
  timeZone: 'Europe/Athens',
  location: { latitude: 40.6325, longitude: 22.9407 },
  description: 'A quiet house on the square.',
  email: 'atelier@salonica.example',
  sharedPicture: '/storage/share.jpg',
  pictures: [{ ...facade, caption: 'The front' }],
  hours: [{ weekday: 1, opens: '09:00', closes: '20:00' }],
  exceptions: [],
  offer: [{ id: '01-cut', name: 'Haircut', description: null, price: usd(6500), minutes: 45 }],
  team: [
    {
      id: '01-nikos',
      name: 'Nikos',
      specialty: 'Fades',
      rating: 4.9,
      experience: 12,
      price: usd(6500),
      picture: '/storage/avatars/nikos.svg',
      serviceIds: ['01-cut'],
    },
  ],
  isPaused: false,
  policy: {
    slotMinutes: 30,
    leadMinutes: 60,
    horizonDays: 30,
    noticeMinutes: 1440,
    graceMinutes: 15,
    basePrice: usd(6500),
    travel: { fee: usd(2000), minutes: 30 },
  },
};
