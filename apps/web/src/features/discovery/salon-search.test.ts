import { type Salon, salonSchema } from '@salonica/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSearch, searchSalons, type SalonSearch } from './salon-search.ts';

function salon(
  id: string,
  name: string,
  address: string,
  distance: number | null,
  cats: string[],
): Salon {
  return v.parse(salonSchema, {
    id,
    salon_name: name,
    salon_address: address,
    distance,
    salonCats: cats.map((title) => ({ title })),
  });
}

const salons = [
  salon('1', 'Kyma', '3 Megalou Alexandrou', 1.4, ['Haircut', 'Balayage']),
  salon('2', 'Ρόδι', '31 Iktinou', 0.3, ['Color']),
  salon('3', 'Ladadika Barbers', '4 Katouni, Ladadika', null, ['Beard Trim', 'Haircut']),
];

const everything: SalonSearch = { q: '', location: '', isNearMe: false };
const greek: Record<string, string> = { Haircut: 'Κούρεμα', Color: 'Βαφή' };

function idsFor(search: Partial<SalonSearch>): string[] {
  const found = searchSalons(
    salons,
    { ...everything, ...search },
    (title) => greek[title] ?? title,
  );
  return found.salons.map(({ id }) => id);
}

describe('the search', () => {
  it('reads what stands in the address', () => {
    const params = new URLSearchParams('q=%20Haircut&location=Ladadika&near=1');
    expect(readSearch(params)).toEqual({ q: 'Haircut', location: 'Ladadika', isNearMe: true });
    expect(readSearch(new URLSearchParams())).toEqual(everything);
  });

  it('keeps the order of the server', () => {
    expect(idsFor({})).toEqual(['1', '2', '3']);
  });

  it('finds a service by its name in either language, without accents', () => {
    expect(idsFor({ q: 'haircut' })).toEqual(['1', '3']);
    expect(idsFor({ q: 'κουρεμα' })).toEqual(['1', '3']);
    expect(idsFor({ q: 'ΒΑΦΗ' })).toEqual(['2']);
  });

  it('finds a salon by its name', () => {
    expect(idsFor({ q: 'ροδι' })).toEqual(['2']);
    expect(idsFor({ q: 'barbers beard' })).toEqual(['3']);
  });

  it('finds nothing for a service nobody offers', () => {
    expect(idsFor({ q: 'tattoo' })).toEqual([]);
    expect(searchSalons(salons, { ...everything, q: 'tattoo' }, String).isPlaceUnknown).toBe(false);
  });

  it('looks for the place in the address', () => {
    expect(idsFor({ location: 'ladadika' })).toEqual(['3']);
    expect(searchSalons(salons, { ...everything, location: 'iktinou' }, String)).toMatchObject({
      isPlaceUnknown: false,
    });
  });

  it('leaves out a place without salons and says so', () => {
    const found = searchSalons(salons, { ...everything, location: 'Paris' }, String);
    expect(found.isPlaceUnknown).toBe(true);
    expect(found.salons).toHaveLength(3);
  });

  it('puts the nearest first and an unknown distance last', () => {
    expect(idsFor({ isNearMe: true })).toEqual(['2', '1', '3']);
  });
});
