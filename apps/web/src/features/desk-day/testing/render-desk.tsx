import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import { DeskContext } from '#blocks/use-desk.ts';
import type { Api } from '#domain/api.ts';
import { createI18n } from '#i18n/init.ts';
import { createMemory } from '#testing/memory/index.ts';
import { noon, owner } from './fake-day.ts';

/** Part of the desk of salon 01 for its owner, at noon of a Thursday. */
export async function renderDesk(element: ReactNode, own: (api: Api) => Partial<Api> = () => ({})) {
  const i18n = await createI18n('en', ['deskDay']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const member = { salonId: '01', role: 'owner', barberId: null } as const;
  const { ports, elsewhere } = createMemory({ now: () => noon, member, isTaken: () => false });
  const api = { ...ports.api, ...own(ports.api) };
  const desk = {
    salon: owner,
    salons: [owner],
    chooseSalon: () => undefined,
    isOwnChange: () => false,
    isKept: false,
  };
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <PortsProvider ports={{ ...ports, api }}>
              <DeskContext value={desk}>{element}</DeskContext>
            </PortsProvider>
          </QueryClientProvider>
        </I18nextProvider>
      ),
    },
  ]);
  const view = render(<RouterProvider router={router} />);
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 25));
    });
  await settle();
  return { ...view, elsewhere, ports, settle };
}
