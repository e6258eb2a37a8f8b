import { describe, expect, it } from 'vitest';
import { salonData } from './salon-data.ts';
import { salon as fakeSalon } from './testing/fake-salon.ts';

const salon = {
  ...fakeSalon,
  name: 'Atelier Aristotelous',
  rating: 4.9,
  reviewCount: 234,
  pictures: [{ light: '/storage/a.svg', dark: '/storage/a-dark.svg', caption: null }],
};

const place = { page: 'https://salonica.example/salon/01', city: 'Thessaloniki' };

describe('a salon for search engines', () => {
  it('has its name, place, rating and pictures with full addresses', () => {
    expect(salonData(salon, place)).toMatchObject({
      '@type': 'HairSalon',
      url: 'https://salonica.example/salon/01',
      name: 'Atelier Aristotelous',
      address: {
        streetAddress: '12 Aristotelous Square',
        addressLocality: 'Thessaloniki',
        addressCountry: 'GR',
      },
      geo: { latitude: 40.6326, longitude: 22.9407 },
      aggregateRating: { ratingValue: 4.9, reviewCount: 234 },
      image: ['https://salonica.example/share.jpg', 'https://salonica.example/storage/a.svg'],
      priceRange: '$$',
    });
  });

  it('that closes at midnight is open until the last minute of the day', () => {
    const hours = [{ weekday: 5, opens: '10:00', closes: '24:00' }];
    const exceptions = [{ date: '2026-12-24', opens: '18:00', closes: '24:00', reason: 'Late' }];
    const data = salonData({ ...salon, hours, exceptions }, place);
    expect(data).toMatchObject({
      openingHoursSpecification: [{ opens: '10:00', closes: '23:59' }],
      specialOpeningHoursSpecification: [{ opens: '18:00', closes: '23:59' }],
    });
  });

  it('is open on its open days', () => {
    expect(salonData(salon, place).openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], closes: '15:00' },
    ]);
  });

  it('lists its exceptions', () => {
    const exceptions = [
      { date: '2025-12-24', opens: '09:00', closes: '14:00', reason: 'Christmas Eve' },
      { date: '2025-12-25', opens: null, closes: null, reason: 'Christmas' },
    ];
    const data = salonData({ ...salon, exceptions }, place);
    expect(data.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2025-12-24', opens: '09:00', closes: '14:00' },
      { validFrom: '2025-12-25', validThrough: '2025-12-25', opens: '00:00', closes: '00:00' },
    ]);
    expect(Object.keys(salonData(salon, place))).not.toContain('specialOpeningHoursSpecification');
  });

  it('offers its services at their prices', () => {
    expect(salonData(salon, place).makesOffer).toMatchObject([
      { itemOffered: { name: 'Cut' }, price: '30.00', priceCurrency: 'USD' },
      { itemOffered: { name: 'Color' }, price: '40.00' },
      { itemOffered: { name: 'Beard' } },
      { itemOffered: { name: 'Highlights' } },
    ]);
  });

  it('omits unknown facts', () => {
    const unknown = {
      ...salon,
      rating: null,
      pictures: [],
      sharedPicture: null,
      phone: '',
      offer: [],
    };
    const data = salonData(unknown, place);
    for (const name of ['aggregateRating', 'image', 'telephone', 'makesOffer']) {
      expect(Object.keys(data)).not.toContain(name);
    }
  });
});
