import { type Salon, salonSchema } from '@salonica/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { createI18n } from '../../../i18n/init.ts';
import type { Language } from '../../../i18n/languages.ts';
import { DiscoveryProvider } from '../discovery-context.tsx';
import type { HomePage, HomePagePort } from '../home-page-port.ts';

export function salonOf(id: string, fields: Record<string, unknown> = {}): Salon {
  return v.parse(salonSchema, { id, salon_name: `Salon ${id}`, ...fields });
}

export function categoryOf(
  id: string,
  title: string,
  services = 2,
): HomePage['categories'][number] {
  return { id, title, icon: '', services: Array.from({ length: services }) };
}

export interface RenderOptions {
  readonly language?: Language;
  readonly fetchHomePage?: HomePagePort['fetchHomePage'];
}

/** Renders a part of the discovery pages over a source given by hand. */
export async function renderDiscovery(
  children: ReactNode,
  { language = 'en', fetchHomePage = () => new Promise(() => undefined) }: RenderOptions = {},
) {
  const i18n = await createI18n(language, ['home', 'discovery', 'pages']);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const settings = {
    homePage: { fetchHomePage },
    pictureUrl: (path: string) => `/storage/${path}`,
    loadQueries: async () => queries,
  };
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <DiscoveryProvider settings={settings}>
          <MemoryRouter>{children}</MemoryRouter>
        </DiscoveryProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
