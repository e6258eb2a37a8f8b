import { describe, expect, test } from 'vitest';
import { cityCentre, milesBetween } from '../../subjects/salons/distance.ts';
import { catalogue, salonSeeds } from './catalogue.ts';
import { readPictures } from '../../platform/pictures/catalogue.ts';

const sampleSalons = ['01', '02', '03', '05', '06', '07', '08', '09', '11'];

const ofSalon = <Row extends { salonId: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ salonId }) => salonId === id);

describe('the built-in catalogue', () => {
  test('places every salon on land, at its known distance from the centre', () => {
    for (const { distanceMiles, ...place } of catalogue.salons) {
      expect(Math.abs(milesBetween(cityCentre, place) - distanceMiles)).toBeLessThan(0.01);
      const east = (place.longitude - cityCentre.longitude) * 84.4;
      const north = (place.latitude - cityCentre.latitude) * 111.2;
      // The shore runs from north-west to south-east, and turns south beyond the White Tower.
      const isBehindShore = north > -0.84 * east;
      expect(isBehindShore || (east > 3 && north > -1.9 * east)).toBe(true);
    }
  });

  const commonPrices = {
    $: [5000, 9500, 3000, 11_000],
    $$: [6500, 12_000, 3500, 14_000],
    $$$: [8500, 15_500, 4500, 18_000],
  } as const;

  test('begins every offer with the four common services, at the prices of its level', () => {
    for (const { id, priceRange } of salonSeeds) {
      const offer = ofSalon(catalogue.services, id);
      const common = offer.slice(0, 4);
      expect(common.map((service) => [service.id, service.nameEn, service.minutes])).toEqual([
        [`${id}-haircut-style`, 'Haircut & Style', 45],
        [`${id}-hair-color`, 'Hair Color', 90],
        [`${id}-beard-trim`, 'Beard Trim', 20],
        [`${id}-highlights`, 'Highlights', 120],
      ]);
      expect(common.map(({ priceMinor }) => priceMinor)).toEqual(commonPrices[priceRange]);
      expect(offer.length).toBeGreaterThanOrEqual(4);
      expect(offer.length).toBeLessThanOrEqual(10);
      expect(new Set(offer.map(({ nameEn }) => nameEn)).size).toBe(offer.length);
    }
    expect(new Set(salonSeeds.map(({ id }) => ofSalon(catalogue.services, id).length)).size).toBe(
      7,
    );
  });

  test('has a price above zero for every service and barber', () => {
    const services = new Map(catalogue.services.map((row) => [row.id, row]));
    const barbers = new Map(catalogue.barbers.map((row) => [row.id, row]));
    const salons = new Map(catalogue.salons.map((row) => [row.id, row]));
    const totals = catalogue.barberServices.map(({ serviceId, barberId }) => {
      const { priceMinor = 0, salonId = '' } = services.get(serviceId) ?? {};
      return (
        priceMinor +
        (barbers.get(barberId)?.priceMinor ?? 0) -
        (salons.get(salonId)?.baseMinor ?? 0)
      );
    });
    expect(Math.min(...totals)).toBeGreaterThan(0);
  });

  test('leaves gaps and buffers within the time of a service', () => {
    for (const { minutes, gapAfter, gapMinutes } of catalogue.services) {
      expect((gapAfter ?? 0) + (gapMinutes ?? 0)).toBeLessThan(minutes);
    }
    expect(catalogue.services.some(({ bufferAfter }) => bufferAfter > 0)).toBe(true);
  });

  test('has teams of three to six with different names and portraits', () => {
    const pictures = readPictures(salonSeeds);
    for (const { id } of salonSeeds) {
      const team = ofSalon(catalogue.barbers, id);
      expect(team.length).toBeGreaterThanOrEqual(3);
      expect(team.length).toBeLessThanOrEqual(6);
      expect(new Set(team.map((person) => person.id)).size).toBe(team.length);
      for (const { picture, rating } of team) {
        expect(pictures.find(picture)).toBeDefined();
        expect(rating).toBeGreaterThanOrEqual(1);
        expect(rating).toBeLessThanOrEqual(5);
      }
    }
  });

  test.each(sampleSalons)(
    'has Eleni, Nikos and Sofia at salon %s, for the first four services',
    (id) => {
      const team = ofSalon(catalogue.barbers, id).slice(0, 3);
      expect(team.map((person) => [person.id, person.nameEn, person.priceMinor])).toEqual([
        [`${id}-eleni`, 'Eleni Vasiliou', 6500],
        [`${id}-nikos`, 'Nikos Petridis', 7000],
        [`${id}-sofia`, 'Sofia Markou', 6000],
      ]);
      for (const person of team) {
        const done = catalogue.barberServices.filter(({ barberId }) => barberId === person.id);
        expect(done.map(({ serviceId }) => serviceId)).toEqual(
          expect.arrayContaining(
            ['haircut-style', 'hair-color', 'beard-trim', 'highlights'].map(
              (slug) => `${id}-${slug}`,
            ),
          ),
        );
        expect(catalogue.barberAbsences.some(({ barberId }) => barberId === person.id)).toBe(false);
      }
    },
  );

  test.each(sampleSalons)('fits the longest service into all 18 starts of salon %s', (id) => {
    const longest = Math.max(
      ...ofSalon(catalogue.services, id).map(
        ({ minutes, bufferBefore, bufferAfter }) => minutes + bufferBefore + bufferAfter,
      ),
    );
    const hours = ofSalon(catalogue.salonHours, id);
    expect(hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { opens, closes, lastStart } of hours) {
      expect([opens, lastStart]).toEqual(['09:00', '17:30']);
      const [hour = 0, minute = 0] = closes.split(':').map(Number);
      expect(17 * 60 + 30 + longest).toBeLessThanOrEqual(hour * 60 + minute);
    }
  });

  test('closes every salon on Sundays, and opens some of them twice a day', () => {
    expect(catalogue.salonHours.every(({ weekday }) => weekday < 7)).toBe(true);
    const days = catalogue.salonHours.map(({ salonId, weekday }) => `${salonId} ${weekday}`);
    expect(new Set(days).size).toBeLessThan(days.length);
  });

  test('has two people or more for every service', () => {
    for (const { id } of catalogue.services) {
      const able = catalogue.barberServices
        .filter(({ serviceId }) => serviceId === id)
        .map(({ barberId }) => barberId);
      expect(able.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('keeps shifts within the hours of the salon', () => {
    const salonOf = new Map(catalogue.barbers.map(({ id, salonId }) => [id, salonId]));
    for (const { barberId, weekday, starts, ends } of catalogue.barberHours) {
      expect(starts < ends).toBe(true);
      const open = ofSalon(catalogue.salonHours, salonOf.get(barberId) ?? '');
      expect(
        open.some((row) => row.weekday === weekday && row.opens <= starts && ends <= row.closes),
      ).toBe(true);
    }
  });

  test('describes each salon in its own words, in both languages', () => {
    const english = new Set(catalogue.salons.map(({ descriptionEn }) => descriptionEn));
    const greek = new Set(catalogue.salons.map(({ descriptionEl }) => descriptionEl));
    expect([english.size, greek.size]).toEqual([48, 48]);
    for (const text of greek) expect(text).toMatch(/\p{Script=Greek}/u);
    expect(new Set(catalogue.salons.map(({ email }) => email)).size).toBe(48);
    expect(new Set(catalogue.salons.map(({ phone }) => phone)).size).toBe(48);
  });

  test('has as many reviews as each rating counts, from before November 2026', () => {
    for (const { id, rating, reviewCount } of catalogue.salons) {
      const written = ofSalon(catalogue.reviews, id);
      expect(written).toHaveLength(reviewCount);
      const mean = written.reduce((sum, { stars }) => sum + stars, 0) / written.length;
      expect(mean.toFixed(1)).toBe(rating.toFixed(1));
      expect(written.every(({ date }) => date < '2026-11-01')).toBe(true);
    }
    expect(ofSalon(catalogue.reviews, '01')).toHaveLength(234);
  });

  test('writes names and texts of reviews in the declared language', () => {
    const isGreek = (text: string) => /\p{Script=Greek}/u.test(text);
    for (const { author, words, language } of catalogue.reviews) {
      expect(isGreek(author)).toBe(language === 'el');
      expect(isGreek(words ?? author)).toBe(language === 'el');
    }
  });
});
