import { type Salon, salonSchema } from '@salonica/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { createI18n } from '../../../i18n/init.ts';
import type { Language } from '../../../i18n/languages.ts';
import { DiscoveryProvider, type DiscoverySettings } from '../discovery-context.tsx';
import type { HomePage, HomePagePort } from '../../../domain/ports/old/home-page-port.ts';
import { type ListedSalon, listedFromHost } from '../listed-salon.ts';

// Parts of a page are fetched on the way, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** Saturday, 14 June 2025, 12:10 in Athens. */
export const testNow = Date.parse('2025-06-14T09:10:00Z');

/** As the server writes it. */
export function salonOf(id: string, fields: Record<string, unknown> = {}): Salon {
  return v.parse(salonSchema, { id, salon_name: `Salon ${id}`, distance: 1, ...fields });
}

/** As a list shows it. */
export function listedOf(id: string, fields: Record<string, unknown> = {}): ListedSalon {
  return listedFromHost(salonOf(id, fields), (path) => `/storage/${path}`);
}

export function categoryOf(
  id: string,
  title: string,
  services = 2,
): HomePage['categories'][number] {
  return { id, title, icon: '', services: Array.from({ length: services }) };
}

const never = () => new Promise<never>(() => undefined);

export interface RenderOptions extends Partial<
  Pick<DiscoverySettings, 'availability' | 'sampleSalons' | 'recommendations' | 'position'>
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
    sampleSalons: { list: never },
    recommendations: { recommendations: never },
    position: { locate: never },
    ...ports,
    now: () => testNow,
    pictureUrl: (path: string) => `/storage/${path}`,
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
