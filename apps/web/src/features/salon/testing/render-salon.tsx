import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createI18n } from '#i18n/init.ts';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import type { Api } from '#domain/api.ts';
import type { Booking } from '#domain/booking.ts';
import type { SalonNextFree } from '#domain/slot.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { LiveEvent } from '#domain/ports/live-port.ts';
import { SalonContent } from '../SalonContent.tsx';
import { answers, nextFree as usualTimes, now } from './fake-salon.ts';

export interface RenderOptions {
  readonly api?: Partial<Api>;
  readonly nextFree?: () => Promise<SalonNextFree>;
  readonly bookings?: () => readonly Booking[];
  readonly language?: 'en' | 'el';
  readonly clock?: () => number;
  readonly address?: string;
}

/** The page of a salon on the screen, with responses and a clock that the test controls. */
export async function renderSalon({
  api,
  nextFree = async () => usualTimes,
  bookings = () => [],
  language = 'en',
  clock = () => now,
  address = '/salon/01',
}: RenderOptions = {}) {
  const i18n = await createI18n(language, ['salon']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const callbacks = {
    onTitle: vi.fn<(title: string) => void>(),
    onToggleSaved: vi.fn<() => void>(),
    onShared: vi.fn<(result: 'shared' | 'copied' | 'failed') => void>(),
    onGalleryFailed: vi.fn<() => void>(),
    onManage: vi.fn<(bookingId: string, change: 'move' | 'cancel' | null) => Promise<void>>(),
    onCalendarFailed: vi.fn<() => void>(),
  };
  const listeners = new Set<(event: LiveEvent) => void>();
  const ports = {
    api: {
      ...answers,
      readSalonNextFree: nextFree,
      listBookings: async () => ({ bookings: bookings(), nextCursor: null }),
      ...api,
    },
    clock: { now: clock, timeZone: () => 'Europe/Athens' },
    live: {
      watch(_: readonly string[], listener: (event: LiveEvent) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    // Only the ports of the page.
  } as unknown as Partial<Ports>;
  const router = createMemoryRouter(
    [
      {
        path: '/salon/:id',
        element: (
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={queries}>
              <PortsProvider ports={ports}>
                <SalonContent salonId="01" isSaved={false} {...callbacks} />
              </PortsProvider>
            </QueryClientProvider>
          </I18nextProvider>
        ),
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/elsewhere', address], initialIndex: 1 },
  );
  const view = render(<RouterProvider router={router} />);
  /**
   * Waits until no code and no data is pending, twice in a row: a response may cause another
   * request.
   */
  const settle = async () => {
    let quiet = 0;
    for (let turn = 0; quiet < 2 && turn < 20; turn += 1) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      quiet = queries.isFetching() === 0 ? quiet + 1 : 0;
    }
  };
  await settle();
  return {
    ...view,
    callbacks,
    router,
    settle,
    /** An event at the salon, or of the visitor's bookings. */
    hear: async (event: LiveEvent) => {
      for (const listener of listeners) listener(event);
      await settle();
    },
    search: () => router.state.location.search,
    press: async (element: HTMLElement) => {
      fireEvent.click(element);
      await settle();
    },
    type: async (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      await settle();
    },
    back: () =>
      act(async () => {
        await router.navigate(-1);
      }),
    tab: (name: string) => screen.getByRole('tab', { name }),
    panel: () => screen.getByRole('tabpanel'),
  };
}
