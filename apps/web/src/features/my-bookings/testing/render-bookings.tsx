import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createI18n } from '#i18n/init.ts';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import type { Booking } from '#domain/booking.ts';
import { createMemory } from '#testing/memory/index.ts';
import { type BookingCalls, bookingRows } from '#testing/ports/booking-calls.ts';
import type { RestoreFailure } from '../use-changes.ts';
import { MyBookings } from '../MyBookings.tsx';
import { fakePort, now } from './fake-bookings.ts';

export interface RenderOptions {
  readonly port?: Partial<BookingCalls>;
  readonly language?: 'en' | 'el';
  readonly clock?: { now: number };
  readonly visitorTimeZone?: string;
  /** The URL's fragment, such as `#booking-b1`. */
  readonly hash?: string;
}

/** My Bookings on the screen, with bookings and a clock that the test controls. */
export async function renderBookings({
  port,
  language = 'en',
  clock = { now },
  visitorTimeZone = 'Europe/Athens',
  hash = '',
}: RenderOptions = {}) {
  const i18n = await createI18n(language, ['bookings', 'times']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const callbacks = {
    onTitle: vi.fn<(title: string | undefined) => void>(),
    onCancelled: vi.fn<(booking: Booking, undo: () => void) => void>(),
    onRestored: vi.fn<(booking: Booking) => void>(),
    onRestoreFailed: vi.fn<(booking: Booking, reason: RestoreFailure) => void>(),
    onMoved: vi.fn<(booking: Booking) => void>(),
    onTaken: vi.fn<(booking: Booking) => void>(),
    onInLine: vi.fn<(booking: Booking) => void>(),
    onUnavailable: vi.fn<(part: 'calendar' | 'file' | 'waiting') => void>(),
  };
  // Calendar and live changes are those of the in-memory marketplace.
  const { ports, elsewhere } = createMemory({
    now: () => clock.now,
    timeZone: () => visitorTimeZone,
    isTaken: () => false,
  });
  const api = { ...ports.api, ...bookingRows(fakePort(port)) };
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={queries}>
              <PortsProvider ports={{ ...ports, api }}>
                <MyBookings {...callbacks} wantedOffer={null} />
              </PortsProvider>
            </QueryClientProvider>
          </I18nextProvider>
        ),
      },
    ],
    { initialEntries: [`/dashboard${hash}`] },
  );
  const view = render(<RouterProvider router={router} />);
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 25));
    });
  await settle();
  return {
    ...view,
    callbacks,
    elsewhere,
    settle,
    async press(element: HTMLElement) {
      fireEvent.click(element);
      await settle();
    },
    /** The ticket, the row or the note of a booking. */
    place(id: string): HTMLElement {
      const found = document.getElementById(`booking-${id}`);
      if (found === null) throw new Error(`Not on the screen: ${id}`);
      return found;
    },
  };
}
