import type { DeskBooking } from '#domain/desk.ts';
import { dollars } from '#shared/money.ts';

const minute = 60_000;

/** 9 December 2026, 10:00 in Thessaloniki. */
export const start = Date.UTC(2026, 11, 9, 8);

/** A confirmed visit from 10:00 to 10:45. */
export const fakeBooking = (facts: Partial<DeskBooking> = {}): DeskBooking => ({
  id: '0198f6c8-0000-7000-8000-000000000001',
  revision: 0,
  status: 'confirmed',
  source: 'online',
  arrivedAt: null,
  cancelReason: null,
  createdAt: start - 1000 * minute,
  visit: {
    startsAt: start,
    endsAt: start + 45 * minute,
    date: '2026-12-09',
    starts: '10:00',
    ends: '10:45',
  },
  service: { id: 'cut', name: 'Haircut' },
  barber: { id: 'nikos', name: 'Nikos' },
  isAnyBarber: false,
  location: 'salon',
  customer: {
    name: 'Maria',
    contact: { email: null, phone: null },
    hasAccount: true,
    visits: 1,
    noShows: 0,
    told: { move: 'account', cancel: 'account' },
  },
  address: null,
  notes: null,
  price: { service: dollars(65), barber: dollars(0), travel: dollars(0), total: dollars(65) },
  rating: null,
  terms: {
    arrivedFrom: start - 180 * minute,
    servedFrom: start,
    markedUntil: start + 10_000 * minute,
  },
  history: [],
  ...facts,
});
