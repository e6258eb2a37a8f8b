import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  homePageResponseSchema,
  homePageDataSchema,
  type HomePageResponse,
} from './home-page-data.ts';

const category = {
  id: '1',
  title: 'Haircut',
  icon: 'categories/haircut.svg',
  services: [{ id: '1-1', title: 'Dry cut' }],
};

const salon = {
  id: '01',
  images: [{ image: 'salons/01/facade.svg' }],
  salon_name: 'Ρόδι',
  salon_address: '31 Iktinou',
  top_rated: 1 as const,
  distance: 1.3,
  rating: 4.7,
  reviewCount: 98,
  averageBookingTime: 45,
  salonCats: [{ title: 'Haircut' }],
  priceRange: '$$',
  total_completed_bookings: 1200,
  salon_categories: '1,10',
};

const answer: HomePageResponse = {
  categories: [category],
  data: { categories: [category], topRatedSalons: [salon] },
};

const read = (input: unknown) => v.parse(homePageDataSchema, input);

describe('reading the home page answer', () => {
  test('valid server responses are read without a warning', () => {
    const data = read(v.parse(homePageResponseSchema, answer));
    expect(data.warnings).toEqual([]);
    expect(data.categories).toEqual([category]);
    expect(data.topRatedSalons).toEqual([{ ...salon, top_rated: true }]);
  });

  test.each([
    ['on top only', { categories: [category], data: { topRatedSalons: [salon] } }],
    ['in data only', { data: { categories: [category], topRatedSalons: [salon] } }],
    ['top is no list', { ...answer, categories: 'none' }],
  ])('categories are found: %s', (_case, input) => {
    expect(read(input)).toMatchObject({ categories: [{ id: '1' }], warnings: [] });
  });

  test.each([
    ['an empty object', {}],
    ['null lists', { categories: null, data: { topRatedSalons: null } }],
    ['objects for lists', { categories: {}, data: { categories: {}, topRatedSalons: {} } }],
    ['data that is text', { data: 'soon' }],
  ])('missing lists are empty, each with a warning: %s', (_case, input) => {
    const data = read(input);
    expect(data.categories).toEqual([]);
    expect(data.topRatedSalons).toEqual([]);
    expect(data.warnings.map((warning) => warning.code)).toEqual([
      'categories-missing',
      'salons-missing',
    ]);
  });

  test.each([[null], ['<html>'], [42], [[]], [undefined]])(
    'a response that is not an object is refused: %j',
    (input) => {
      expect(v.safeParse(homePageDataSchema, input).success).toBe(false);
    },
  );

  test('numbers may arrive as text', () => {
    const loose = {
      ...salon,
      id: 7,
      rating: '4.8',
      top_rated: '1',
      distance: '0.4 mi',
      reviewCount: '234',
      averageBookingTime: '45 min',
      salon_categories: 3,
    };
    expect(read({ ...answer, data: { topRatedSalons: [loose] } }).topRatedSalons[0]).toMatchObject({
      id: '7',
      rating: 4.8,
      top_rated: true,
      distance: 0.4,
      reviewCount: 234,
      averageBookingTime: 45,
      salon_categories: '3',
    });
  });

  test('a salon with wrong types keeps its name and falls back to defaults', () => {
    const broken = {
      id: '02',
      salon_name: 'Thermaikos',
      images: 'none',
      rating: 9.4,
      distance: {},
      top_rated: true,
      reviewCount: -3,
      salonCats: [{ title: 'Haircut' }, { name: 'Color' }, null],
    };
    const data = read({ ...answer, data: { topRatedSalons: [broken, salon] } });
    expect(data.warnings).toEqual([]);
    expect(data.topRatedSalons).toHaveLength(2);
    expect(data.topRatedSalons[0]).toEqual({
      id: '02',
      salon_name: 'Thermaikos',
      images: [],
      salon_address: '',
      top_rated: false,
      distance: null,
      rating: null,
      reviewCount: null,
      averageBookingTime: null,
      salonCats: [{ title: 'Haircut' }],
      priceRange: '',
      total_completed_bookings: null,
      salon_categories: '',
    });
  });

  test('an entry without id or name is omitted with a warning, the others stay', () => {
    const data = read({
      categories: [category, { id: '2' }, 'Color'],
      data: { topRatedSalons: [{ id: '03' }, null, salon, salon] },
    });
    expect(data.categories).toHaveLength(1);
    expect(data.topRatedSalons).toHaveLength(1);
    expect(data.warnings.map((warning) => warning.message)).toEqual([
      'Entry 1 of the list was left out: title.',
      'Entry 2 of the list was left out: not an object.',
      'Entry 0 of the list was left out: salon_name.',
      'Entry 1 of the list was left out: not an object.',
      'Entry 3 of the list was left out: id 01 was there before.',
    ]);
  });

  test('a thousand salons are read', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...salon, id: String(index) }));
    expect(read({ ...answer, data: { topRatedSalons: many } }).topRatedSalons).toHaveLength(1000);
  });
});

describe('writing the home page answer', () => {
  test.each([
    ['an unknown field', { ...salon, phone: '+30' }],
    ['a rating as text', { ...salon, rating: '4.7' }],
    ['category ids with blanks', { ...salon, salon_categories: '1, 10' }],
    ['no name', { ...salon, salon_name: ' ' }],
  ])('is refused with %s', (_case, wrong) => {
    const result = v.safeParse(homePageResponseSchema, {
      ...answer,
      data: { ...answer.data, topRatedSalons: [wrong] },
    });
    expect(result.success).toBe(false);
  });
});
