import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ApiCall } from './client.ts';
import { createHomePageApi } from './home-page-api.ts';

function fetchWith(answer: unknown, host = '') {
  const post = vi.fn<(call: ApiCall) => Promise<unknown>>(async () => answer);
  const { signal } = new AbortController();
  const page = createHomePageApi({ post }, host).fetchHomePage({ language: 'el', signal });
  return { post, page };
}

const haircut = { id: '1', title: 'Haircut', icon: 'categories/haircut.avif', services: [] };
const kyma = { id: '01', salon_name: 'Kyma' };

describe('the home page call', () => {
  it('requests the fixed visitor in the language of the page', async () => {
    const { post, page } = fetchWith({ categories: [], data: { topRatedSalons: [] } });
    await page;
    expect(post.mock.calls[0]?.[0]).toMatchObject({
      path: '/api/user/fetchHomePageData',
      body: { user_id: 5 },
      language: 'el',
    });
  });

  it.each([
    ['on top', { categories: [haircut], data: { topRatedSalons: [kyma] } }],
    ['in data', { data: { categories: [haircut], topRatedSalons: [kyma] } }],
  ])('finds the categories %s', async (_, answer) => {
    const { categories, topRatedSalons } = await fetchWith(answer).page;
    expect(categories.map(({ title }) => title)).toEqual(['Haircut']);
    expect(topRatedSalons.map(({ name }) => name)).toEqual(['Kyma']);
  });

  it('treats a missing list as empty and logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetchWith({ data: {} }).page).toEqual({ categories: [], topRatedSalons: [] });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('categories'));
  });

  it('omits invalid categories and keeps the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = { categories: [haircut, 7, { id: '2' }], data: { topRatedSalons: [] } };
    expect((await fetchWith(answer).page).categories).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it.each([['a text'], [null], [[1, 2]], [7]])('refuses %j as a response', async (answer) => {
    await expect(fetchWith(answer).page).rejects.toBeInstanceOf(ServiceError);
  });

  it('reads the data of a salon card', async () => {
    const salon = {
      id: 1,
      images: [{ image: '/salons/01/facade.avif' }, { image: 'salons/01/tools.avif' }],
      salon_name: ' Kyma ',
      salon_address: '3 Megalou Alexandrou',
      top_rated: 1,
      distance: '0.4 mi',
      rating: 4.9,
      reviewCount: 234,
      averageBookingTime: 45,
      salonCats: [{ title: 'Haircut' }],
      priceRange: '$$',
      total_completed_bookings: 1200,
      salon_categories: '1',
    };
    const answer = { categories: [haircut], data: { topRatedSalons: [salon] } };
    expect((await fetchWith(answer, 'https://api.example').page).topRatedSalons).toEqual([
      {
        id: '1',
        name: 'Kyma',
        address: '3 Megalou Alexandrou',
        phone: '',
        picture: {
          light: 'https://api.example/storage/salons/01/facade.avif',
          dark: 'https://api.example/storage/salons/01/facade-dark.avif',
        },
        topRated: true,
        rating: 4.9,
        reviewCount: 234,
        distance: 0.4,
        priceRange: '$$',
        averageBookingTime: 45,
        completedBookings: 1200,
        categories: [{ id: '1', title: 'Haircut' }],
        services: [],
      },
    ]);
  });

  it.each([
    [{ top_rated: 1, rating: 3.2 }, true],
    [{ top_rated: '1', rating: 4.9 }, true],
    [{ top_rated: 0, rating: 4.9 }, false],
    [{ rating: 4.9 }, false],
  ])('reads from the server who is top rated: %j', async (facts, topRated) => {
    const { page } = fetchWith({
      categories: [],
      data: { topRatedSalons: [{ ...kyma, ...facts }] },
    });
    expect((await page).topRatedSalons).toMatchObject([{ topRated }]);
  });

  it('keeps a salon of which only the name is known', async () => {
    const { page } = fetchWith({ categories: [], data: { topRatedSalons: [kyma] } });
    expect((await page).topRatedSalons).toMatchObject([
      { picture: null, topRated: false, rating: null, distance: null, priceRange: '', phone: '' },
    ]);
  });

  it('counts the services of a category and reads its light and dark picture', async () => {
    const color = { id: '2', title: 'Color', icon: '', services: [{}, {}] };
    const { page } = fetchWith({ categories: [haircut, color] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await page).categories).toEqual([
      {
        id: '1',
        title: 'Haircut',
        icon: {
          light: '/storage/categories/haircut.avif',
          dark: '/storage/categories/haircut-dark.avif',
        },
        serviceCount: 0,
      },
      { id: '2', title: 'Color', icon: null, serviceCount: 2 },
    ]);
  });
});

describe('the categories of a salon', () => {
  const categories = [haircut, { ...haircut, id: '2', title: 'Color' }];
  const read = async (salon: object) => {
    const topRatedSalons = [{ ...kyma, ...salon }];
    const [found] = (await fetchWith({ categories, data: { topRatedSalons } }).page).topRatedSalons;
    if (found === undefined) throw new Error('The salon is listed');
    return found;
  };

  it('are badges by title, most typical one first, an unknown title too', async () => {
    const salonCats = ['Color', 'Haircut', 'Tattoo'].map((title) => ({ title }));
    expect((await read({ salonCats, salon_categories: '10' })).categories).toEqual([
      { id: '2', title: 'Color' },
      { id: '1', title: 'Haircut' },
      { id: 'Tattoo', title: 'Tattoo' },
    ]);
  });
});
