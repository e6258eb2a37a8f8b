import { ServiceError } from '#domain/failure.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Api } from '#domain/api.ts';
import type { Salon } from '#domain/salon.ts';
import { createMemoryPorts } from '#testing/memory/index.ts';
import {
  renderDiscovery,
  type RenderOptions,
  salonOf,
  testNow,
  titled,
} from './render-discovery.tsx';
import { FindSalons } from '../search/FindSalons.tsx';

export const salons = [
  salonOf('1', { name: 'Kyma', distance: 2, rating: 4.1, categories: titled('Haircut') }),
  salonOf('2', { name: 'Ρόδι', distance: 1, rating: 4.9, categories: titled('Color') }),
  salonOf('3', {
    name: 'Figaro',
    distance: 6,
    rating: 4.5,
    priceRange: '$',
    topRated: true,
    categories: titled('Beard Trim'),
  }),
];

export async function openSearch(at = '/salons', options: RenderOptions = {}) {
  const page = { topRatedSalons: salons };
  const view = await renderDiscovery(<FindSalons />, { page, at, ...options });
  await screen.findAllByRole('heading', { level: 2 });
  const path = () => `${view.router.state.location.pathname}${view.router.state.location.search}`;
  return { ...view, path };
}

/** The list of salons behind a port that records calls. */
export async function listOf(topRatedSalons: readonly Salon[]) {
  const homePage = { fetchHomePage: async () => ({ categories: [], topRatedSalons }) };
  const { api } = createMemoryPorts({ now: () => testNow, isTaken: () => false, homePage });
  return vi.fn<Api['findSalons']>((request) => api.findSalons(request));
}

export const failure = new ServiceError({ kind: 'offline' });

export const names = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
export const shown = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
export const service = () => screen.getByRole<HTMLInputElement>('searchbox');
