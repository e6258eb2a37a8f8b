import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from '../../../i18n/init.ts';
import type { Language } from '../../../i18n/languages.ts';
import { DiscoveryProvider, type DiscoverySettings } from '../discovery-context.tsx';
import type { Category } from '../../../domain/category.ts';
import type { HomePagePort } from '../../../domain/ports/home-page-port.ts';
import type { Salon, SalonCategory } from '../../../domain/salon.ts';

// Parts of a page are fetched on the way, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** Saturday, 14 June 2025, 12:10 in Athens. */
export const testNow = Date.parse('2025-06-14T09:10:00Z');

/** A salon of which little is known. */
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

/** Categories whose ids do not matter. */
export function titled(...titles: readonly string[]): readonly SalonCategory[] {
  return titles.map((title) => ({ id: title, title }));
}

export function categoryOf(id: string, title: string, serviceCount = 2): Category {
  return { id, title, icon: null, serviceCount };
}

const never = () => new Promise<never>(() => undefined);

export interface RenderOptions extends Partial<
  Pick<DiscoverySettings, 'availability' | 'recommendations' | 'position'>
> {
  readonly language?: Language;
  readonly fetchHomePage?: HomePagePort['fetchHomePage'];
  /** Where the visitor is at first. */
  readonly at?: string;
}

/** Renders a part of the discovery pages over a source given by hand. */
export async function renderDiscovery(
  children: ReactNode,
  { language = 'en', fetchHomePage = never, at = '/', ...ports }: RenderOptions = {},
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
  const settings: DiscoverySettings = {
    homePage: { fetchHomePage },
    availability: {
      nextFree: async (ids) =>
        new Map(ids.map((id) => [id, { date: '2025-06-14', time: '15:30' }])),
    },
    recommendations: { recommendations: never },
    position: { locate: never },
    ...ports,
    now: () => testNow,
    loadQueries: async () => queries,
  };
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] });
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <DiscoveryProvider settings={settings}>
          <RouterProvider router={router} />
        </DiscoveryProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, router };
}
