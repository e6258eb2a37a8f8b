import { describe, expect, it } from 'vitest';
import { salonData } from './salon-data.ts';
import type { Salon } from '../../domain/ports/old/salon-port.ts';

const salon: Salon = {
  id: '01',
  name: 'Atelier Aristotelous',
  address: '12 Aristotelous Square',
  topRated: true,
  rating: 4.9,
  reviewCount: 234,
  distance: 0.4,
  priceRange: '$$',
  pictures: [{ day: '/storage/a.svg', night: '/storage/a-night.svg', caption: null }],
  timeZone: 'Europe/Athens',
  description: 'An unhurried studio.',
  phone: '+30 2310 000 000',
  email: 'atelier@salonica.example',
  hours: [
    { from: 1, to: 5, open: { from: '09:00', until: '18:00' } },
    { from: 6, to: 6, open: { from: '09:00', until: '15:00' } },
    { from: 7, to: 7, open: null },
  ],
  services: [],
  team: [],
  nextAvailable: null,
};

const page = new URL('https://salonica.example/salon/01');

describe('a salon for search engines', () => {
  it('has its name, place, rating and pictures with full addresses', () => {
    expect(salonData(salon, page)).toMatchObject({
      '@type': 'HairSalon',
      url: 'https://salonica.example/salon/01',
      name: 'Atelier Aristotelous',
      address: { streetAddress: '12 Aristotelous Square' },
      aggregateRating: { ratingValue: 4.9, reviewCount: 234 },
      image: ['https://salonica.example/storage/a.svg'],
      priceRange: '$$',
    });
  });

  it('is open on the days that it is open', () => {
    expect(salonData(salon, page).openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], closes: '15:00' },
    ]);
  });

  it('claims nothing that nobody knows', () => {
    const unknown = { ...salon, rating: null, priceRange: '', pictures: [] };
    const data = salonData(unknown, page);
    expect(Object.keys(data)).not.toContain('aggregateRating');
    expect(Object.keys(data)).not.toContain('priceRange');
    expect(Object.keys(data)).not.toContain('image');
  });
});
