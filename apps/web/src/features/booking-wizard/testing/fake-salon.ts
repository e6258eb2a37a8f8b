import { dollars } from '../../../shared/money.ts';
import type { BookingInput } from '../booking-setup.ts';
import type { BookingOffer, Slot } from '../../../domain/ports/old/booking-port.ts';

/** Saturday, 14 June 2025, 09:15 in Athens. */
export const now = Date.parse('2025-06-14T06:15:00Z');

export const today = '2025-06-14';
export const monday = '2025-06-16';
export const tuesday = '2025-06-17';
export const sunday = '2025-06-15';
export const yesterday = '2025-06-13';
export const tooLate = '2025-07-15';

export const offer: BookingOffer = {
  salon: {
    id: '01',
    name: 'Atelier Aristotelous',
    address: '12 Aristotelous Square',
    image: '/storage/salons/01/facade.svg',
    nightImage: '/storage/salons/01/facade-night.svg',
    timeZone: 'Europe/Athens',
  },
  services: [
    { id: 'cut', name: 'Haircut & Style', price: dollars(65), minutes: 45 },
    { id: 'color', name: 'Hair Color', price: dollars(120), minutes: 90 },
  ],
  barbers: [
    {
      id: 'nikos',
      name: 'Nikos Petridis',
      specialty: 'Classic cuts',
      rating: 4.8,
      price: dollars(70),
      image: null,
    },
    {
      id: 'sofia',
      name: 'Sofia Markou',
      specialty: 'Styling & updos',
      rating: 4.7,
      price: dollars(60),
      image: null,
    },
  ],
};

/** 10:00 suits everybody, 10:30 only Sofia, 11:00 nobody, 11:30 everybody. */
export const slots: readonly Slot[] = [
  { time: '10:00', freeBarberIds: ['nikos', 'sofia'] },
  { time: '10:30', freeBarberIds: ['sofia'] },
  { time: '11:00', freeBarberIds: [] },
  { time: '11:30', freeBarberIds: ['nikos', 'sofia'] },
];

/** Somebody was faster at 10:00. */
export const slotsLater: readonly Slot[] = slots.map((slot) =>
  slot.time === '10:00' ? { ...slot, freeBarberIds: [] } : slot,
);

export const input: BookingInput = {
  salonId: '01',
  timeZone: 'Europe/Athens',
  choices: offer,
  kept: null,
  linked: null,
  now: () => now,
  createKey: () => 'key-1',
};
