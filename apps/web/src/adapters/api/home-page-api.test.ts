import { ServiceError } from '../../domain/failure.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ApiCall } from './client.ts';
import { createHomePageApi } from './home-page-api.ts';

function fetchWith(answer: unknown) {
  const post = vi.fn<(call: ApiCall) => Promise<unknown>>(async () => answer);
  const { signal } = new AbortController();
  const page = createHomePageApi({ post }).fetchHomePage({ language: 'el', signal });
  return { post, page };
}

const haircut = { id: '1', title: 'Haircut', icon: 'categories/haircut.avif', services: [] };
const kyma = { id: '01', salon_name: 'Kyma' };

describe('the home page call', () => {
  it('asks for the fixed visitor in the language of the page', async () => {
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
    expect(topRatedSalons.map(({ salon_name: name }) => name)).toEqual(['Kyma']);
  });

  it('takes a missing list for an empty one and logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetchWith({ data: {} }).page).toEqual({ categories: [], topRatedSalons: [] });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('categories'));
  });

  it('leaves out what cannot be a category and keeps the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = { categories: [haircut, 7, { id: '2' }], data: { topRatedSalons: [] } };
    expect((await fetchWith(answer).page).categories).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it.each([['a text'], [null], [[1, 2]], [7]])('refuses %j as an answer', async (answer) => {
    await expect(fetchWith(answer).page).rejects.toBeInstanceOf(ServiceError);
  });
});
