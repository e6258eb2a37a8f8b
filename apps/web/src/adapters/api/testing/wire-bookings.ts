import type { BookingWire } from '@salonica/contract/v1';

const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A booking in the server's format. */
export const cutOnFriday: BookingWire = {
  id: 'b1',
  revision: 2,
  status: 'confirmed',
  salon: {
    id: '01',
    name: 'Atelier Aristotelous',
    address: '12 Aristotelous Square',
    picture: {
      light: '/storage/salons/01/facade.svg',
      dark: '/storage/salons/01/facade-dark.svg',
    },
    timeZone: 'Europe/Athens',
  },
  service: { id: '01-cut', name: 'Haircut', minutes: 45, index: 0 },
  barber: { id: '01-nikos', name: 'Nikos', picture: '/storage/avatars/nikos.svg' },
  isAnyBarber: false,
  mailedTo: null,
  calendarFile: '/calendar/visits/b1.ics',
  date: '2027-01-08',
  time: '10:00',
  startsAt: '2027-01-08T08:00:00.000Z',
  endsAt: '2027-01-08T08:45:00.000Z',
  changeableUntil: '2027-01-07T08:00:00.000Z',
  noticeMinutes: 1440,
  heldUntil: '2027-01-08T08:15:00.000Z',
  location: 'salon',
  address: '12 Aristotelous Square',
  notes: '',
  price: { service: usd(6500), barber: usd(0), travel: usd(0), total: usd(6500) },
  rating: null,
  review: null,
};
