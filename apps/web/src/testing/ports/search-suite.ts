import { describe, expect, it } from 'vitest';
import type { Api, RequestOf } from '../../domain/api.ts';
import type { SalonQuery } from '../../domain/salon.ts';

type SuggestionQuery = RequestOf<'suggest'>['query'];

export interface SearchWorld {
  readonly api: Pick<Api, 'findSalons' | 'suggest' | 'readSalon'>;
}

/** The contract of every search by words. Its salons include the first ones of the catalogue. */
export function describeSearch(create: () => SearchWorld): void {
  const find = (query: SalonQuery, language = 'en') =>
    create().api.findSalons({ query: { limit: 48, ...query }, language });
  const suggest = async (q: string, language = 'en') =>
    (await create().api.suggest({ query: { q }, language })).suggestions;

  describe('what was typed', () => {
    it.each([
      ['a missing letter', 'thermaiks', '02'],
      ['swapped letters', 'ladadika brabers', '03'],
      ['a neighbour key', 'ateliet', '01'],
      ['Latin letters', 'rodi', '09'],
      ['the other keyboard layout', 'ατελιερ', '01'],
      ['a whole name', 'Nikis 12', '12'],
    ])('with %s finds a salon first', async (_, q, id) => {
      expect((await find({ q })).salons[0]?.id).toBe(id);
    });

    it.each([
      ['a synonym', 'ombre', 'Balayage'],
      ['a typing error', 'balyage', 'Balayage'],
      ['Greek in Latin letters', 'mpalagiaz', 'Balayage'],
      ['a kind of shop', 'κουρείο', "Men's Cuts"],
      ['the other layout', 'kommvthrio', 'Haircut'],
    ])('with %s finds a category first', async (_, q, title) => {
      const { salons } = await find({ q });
      expect(salons[0]?.categories.map((category) => category.title)).toContain(title);
    });

    it('finds the salons of a barber', async () => {
      const { salons, understood } = await find({ q: 'eleni vasiliou' });
      expect(understood).toMatchObject({ suggestion: null, widened: false });
      const { team } = await create().api.readSalon({ id: salons[0]?.id ?? '', language: 'en' });
      expect(team.map(({ name }) => name)).toContain('Eleni Vasiliou');
    });

    it('names the matching service with its price', async () => {
      const { salons } = await find({ q: 'ανταύγειες' });
      const [first] = salons;
      const { offer } = await create().api.readSalon({ id: first?.id ?? '', language: 'en' });
      const service = offer.find(({ name }) => name === 'Highlights');
      expect(first?.match.service).toEqual({
        id: service?.id,
        name: 'Highlights',
        price: service?.price,
        minutes: service?.minutes,
      });
    });

    it('matches no service where it is the name of a salon, or nothing', async () => {
      expect((await find({ q: 'rodi' })).salons[0]?.match.service).toBeNull();
      expect((await find({})).salons[0]?.match.service).toBeNull();
    });

    it('is corrected in its own alphabet', async () => {
      expect((await find({ q: 'hihglights' })).understood.suggestion).toBe('highlights');
      expect((await find({ q: 'ανταυγειςε' })).understood.suggestion).toBe('ανταύγειες');
      expect((await find({ q: 'highlights' })).understood.suggestion).toBeNull();
    });

    it('may name a district, which gives the order', async () => {
      const { salons, understood } = await find({ q: 'haircut kalamaria' }, 'el');
      expect(understood.place).toMatchObject({ name: 'Καλαμαριά', kind: 'district' });
      const { latitude = 0, longitude = 0 } = understood.place ?? {};
      const near = await find({ q: 'haircut', near: { latitude, longitude } });
      expect(salons.map(({ distance }) => distance)).toEqual(
        near.salons.map(({ distance }) => distance),
      );
    });

    it('that fits no salon together finds the nearest to it', async () => {
      const { salons, understood } = await find({ q: 'thermaikos nikis' });
      expect(salons[0]?.id).toBe('02');
      expect(understood.widened).toBe(false);
      expect((await find({ q: 'rodi thermaikos' })).understood.widened).toBe(true);
    });

    it('finds nothing where a filter excludes it', async () => {
      const { total, understood } = await find({ q: 'thermaikos', price: '$' });
      expect(total).toBe(0);
      expect(understood.widened).toBe(false);
    });
  });

  describe('a typed place', () => {
    it.each([
      ['Kalamaria', 'Kalamaria', 'district'],
      ['55133', '551 33', 'zip'],
      ['Λευκός Πύργος', 'White Tower', 'landmark'],
      ['Downtown Area', 'Downtown Area', 'district'],
      ['Κέντρο της πόλης', 'Downtown Area', 'district'],
      ['Thessaloniki', 'Thessaloniki', 'city'],
    ])('%j is %s, and excludes no salon', async (place, name, kind) => {
      const { total, understood } = await find({ place });
      expect(understood.place).toMatchObject({ name, kind });
      expect(total).toBe((await find({})).total);
    });
  });

  describe('suggestions', () => {
    it.each([
      ['bala', 'en', { kind: 'category', text: 'Balayage', ranges: [[0, 4]] }],
      ['highl', 'en', { kind: 'service', text: 'Highlights', id: null, ranges: [[0, 5]] }],
      ['κουρ', 'el', { kind: 'category', text: 'Κούρεμα', ranges: [[0, 4]] }],
      ['therm', 'en', { kind: 'salon', text: 'Thermaikos', id: '02', salonId: '02' }],
      ['eleni v', 'en', { kind: 'barber', text: 'Eleni Vasiliou', salonId: '01' }],
      ['kalam', 'el', { kind: 'place', text: 'Καλαμαριά', id: null }],
    ])('of %j in %s', async (q, language, expected) => {
      expect(await suggest(q, language)).toContainEqual(expect.objectContaining(expected));
    });

    it('are only of the wanted kinds', async () => {
      const ask = async (query: SuggestionQuery) =>
        (await create().api.suggest({ query, language: 'en' })).suggestions;
      const places = await ask({ q: 'ka', kinds: ['place'] });
      expect(places.length).toBeGreaterThan(2);
      expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['place']));
      const people = await ask({ q: 'eleni', kinds: ['salon', 'barber'] });
      expect(new Set(people.map(({ kind }) => kind))).toEqual(new Set(['barber']));
    });

    it('are at most eight, and none for what nothing is like', async () => {
      expect((await suggest('a')).length).toBeLessThanOrEqual(8);
      expect(await suggest('xqzw')).toEqual([]);
    });
  });
}
