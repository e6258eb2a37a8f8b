import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import { createI18n } from '#i18n/init.ts';
import type { Language } from '#i18n/languages.ts';
import type { Category } from '#domain/category.ts';
import type { HomePage } from '#domain/ports/home-page-port.ts';
import type { Salon, SalonCategory, SalonSummary } from '#domain/salon.ts';
import { createMemoryPorts, type MemoryPorts, type MemorySettings } from '#testing/memory/index.ts';

/** Saturday, 14 June 2025, 12:10 in Athens. */
export const testNow = Date.parse('2025-06-14T09:10:00Z');

/** A salon with few known facts. */
export function salonOf(id: string, facts: Partial<Salon> = {}): Salon {
  return {
    id,
    name: `Salon ${id}`,
    address: '',
    phone: '',
    picture: null,
    topRated: false,
    rating: null,
    reviewCount: null,
    distance: 1,
    priceRange: '',
    averageBookingTime: null,
    completedBookings: null,
    categories: [],
    services: [],
    ...facts,
  };
}

/** A salon as in the API's lists, in which every number is known. */
export function summaryOf(id: string, facts: Partial<SalonSummary> = {}): SalonSummary {
  return {
    ...salonOf(id),
    reviewCount: 0,
    distance: 1,
    priceRange: '$$',
    averageBookingTime: 45,
    completedBookings: 0,
    location: { latitude: 40.63, longitude: 22.95 },
    ...facts,
  };
}

/** Categories with arbitrary ids. */
export function titled(...titles: readonly string[]): readonly SalonCategory[] {
  return titles.map((title) => ({ id: title, title }));
}

export function categoryOf(id: string, title: string, serviceCount = 2): Category {
  return { id, title, icon: null, serviceCount };
}

export const never = () => new Promise<never>(() => undefined);

type OwnResults = { readonly [Name in keyof MemoryPorts]?: Partial<MemoryPorts[Name]> };

export interface RenderOptions extends Pick<MemorySettings, 'isTaken'> {
  readonly language?: Language;
  /** The home page's response; the list of salons has the same salons. */
  readonly page?: Partial<HomePage>;
  /** The test's own responses. */
  readonly ports?: OwnResults;
  /** The visitor's initial position. */
  readonly at?: string;
}

/** Renders a part of the discovery pages with an in-memory marketplace. */
export async function renderDiscovery(
  children: ReactNode,
  {
    language = 'en',
    page = {},
    ports: own = {},
    at = '/',
    isTaken = () => false,
  }: RenderOptions = {},
) {
  const i18n = await createI18n(language, [
    'home',
    'discovery',
    'search',
    'results',
    'forYou',
    'bookNow',
  ]);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const memory = createMemoryPorts({
    now: () => testNow,
    isTaken,
    homePage: {
      fetchHomePage: async () => ({ categories: [], topRatedSalons: [], ...page }),
    },
  });
  const ports: MemoryPorts = {
    ...memory,
    api: { ...memory.api, ...own.api },
    homePage: { ...memory.homePage, ...own.homePage },
    mapTiles: { ...memory.mapTiles, ...own.mapTiles },
    position: { locate: never, ...own.position },
  };
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortsProvider ports={ports}>
          <RouterProvider router={router} />
        </PortsProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, router, ports };
}
