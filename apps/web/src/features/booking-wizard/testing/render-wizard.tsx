import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { MachineOptionsProvider } from '#blocks/MachineOptionsProvider.tsx';
import { PortsProvider } from '#blocks/PortsProvider.tsx';
import type { Api, RequestOf } from '#domain/api.ts';
import type { Booking } from '#domain/booking.ts';
import type { StoredDraft } from '#domain/ports/drafts-port.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { LiveEvent } from '#domain/ports/live-port.ts';
import type { SalonDetails } from '#domain/salon.ts';
import type { Slot, UnavailableBarber } from '#domain/slot.ts';
import { createI18n } from '#i18n/init.ts';
import type { BookingFact } from '../booking-events.ts';
import type { DraftRequest } from '../booking-request.ts';
import { BookingWizard } from '../BookingWizard.tsx';
import { days, now, salon as fakeSalon } from './fake-salon.ts';

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Queries that wait until the test resolves them. */
function createQuestions<Asked, Result>() {
  const asked: Asked[] = [];
  const waiting: Waiting<Result>[] = [];
  return {
    asked,
    ask(question: Asked, signal?: AbortSignal): Promise<Result> {
      asked.push(question);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    },
    answer: (result: Result) => act(async () => waiting.pop()?.resolve(result)),
    refuse: (error: unknown) => act(async () => waiting.pop()?.reject(error)),
  };
}

export interface RenderOptions {
  readonly address?: string;
  readonly language?: 'en' | 'el';
  readonly stored?: StoredDraft;
  readonly visitorTimeZone?: string;
  readonly salon?: SalonDetails;
  readonly isGuest?: boolean;
  /** Who has no free time, on the day of the first answer. */
  readonly unavailable?: readonly UnavailableBarber[];
  /** Mounts, unmounts and mounts again, as React does in development. */
  readonly strict?: boolean;
}

/** The wizard on the screen, with a salon and a clock that the test controls. */
export async function renderWizard({
  address = '/booking/01',
  language = 'en',
  stored = { choices: null, personal: null },
  visitorTimeZone = 'Europe/Athens',
  salon = fakeSalon,
  isGuest = false,
  unavailable = [],
  strict = false,
}: RenderOptions = {}) {
  const i18n = await createI18n(language, ['booking', 'times']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = new SimulatedClock();
  const slotQuestions = createQuestions<RequestOf<'listSlots'>, readonly Slot[]>();
  const bookings = createQuestions<DraftRequest, Booking>();
  const clearAllListeners = new Set<() => void>();
  const liveListeners = new Set<(event: LiveEvent) => void>();
  const drafts = new Map([['01', stored]]);
  const callbacks = {
    onTitle: vi.fn<(title: string) => void>(),
    onFact: vi.fn<(fact: BookingFact) => void>(),
  };
  const api: Partial<Api> = {
    async listSlots(question) {
      const slots = await slotQuestions.ask(question, question.signal);
      const { date } = question.query;
      const isFirst = date === slotQuestions.asked[0]?.query.date;
      return { date, version: 1, slots, unavailable: isFirst ? [...unavailable] : [] };
    },
    listDays: async () => ({ version: 1, days }),
    book: async ({ body, idempotencyKey }) => ({
      booking: await bookings.ask({ ...body, idempotencyKey }),
    }),
  };
  const ports = {
    api,
    clock: { now: () => now, timeZone: () => visitorTimeZone },
    drafts: {
      read: (salonId: string) => drafts.get(salonId) ?? { choices: null, personal: null },
      write: (salonId: string, draft: StoredDraft) => void drafts.set(salonId, draft),
      clear: (salonId: string) => void drafts.delete(salonId),
      onClearAll(listener: () => void) {
        clearAllListeners.add(listener);
        return () => clearAllListeners.delete(listener);
      },
    },
    live: {
      watch(_: readonly string[], listener: (event: LiveEvent) => void) {
        liveListeners.add(listener);
        return () => liveListeners.delete(listener);
      },
    },
    // Only the ports of the wizard.
  } as unknown as Partial<Ports>;
  const router = createMemoryRouter(
    [
      {
        path: '/booking/:id',
        element: (
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={queries}>
              <PortsProvider ports={ports}>
                <MachineOptionsProvider value={{ clock }}>
                  <BookingWizard salon={salon} isGuest={isGuest} {...callbacks} />
                </MachineOptionsProvider>
              </PortsProvider>
            </QueryClientProvider>
          </I18nextProvider>
        ),
      },
      { path: '/salon/:id', element: <h1>The salon</h1> },
    ],
    { initialEntries: [address] },
  );
  const app = <RouterProvider router={router} />;
  const view = render(strict ? <StrictMode>{app}</StrictMode> : app);
  const { container } = view;
  const settle = () => act(async () => undefined);
  await settle();

  const control = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Not on the screen: ${selector}`);
    return found;
  };
  const press = async (element: HTMLElement) => {
    fireEvent.click(element);
    await settle();
  };
  // By the beginning of its text: role queries are much slower.
  const byWords = (selector: string, words: string): HTMLElement => {
    const found = [...container.querySelectorAll<HTMLElement>(selector)].find((element) =>
      (element.getAttribute('aria-label') ?? element.textContent).startsWith(words),
    );
    if (found === undefined) throw new Error(`Not on the screen: ${selector} "${words}"`);
    return found;
  };

  return {
    ...view,
    callbacks,
    router,
    slotQuestions,
    bookings,
    drafts,
    /** Advances the machine's clock. */
    pass: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    /** An event at the salon. */
    hear: (event: LiveEvent) =>
      act(async () => {
        for (const listener of liveListeners) listener(event);
      }),
    control,
    press,
    button: (words: string) => byWords('button', words),
    link: (words: string) => byWords('a', words),
    settle,
    choose: (name: string, value: string) =>
      press(control(`input[name="${name}"][value="${value}"]`)),
    type: async (name: string, value: string) => {
      fireEvent.change(control(`[name="${name}"]`), { target: { value } });
      await settle();
    },
    heading: () => control('h1').textContent,
    search: () => router.state.location.search,
    chosen: (name: string) =>
      container.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? null,
    chosenTime: () =>
      container.querySelector<HTMLInputElement>('[data-component="slot-grid"] input:checked')
        ?.value ?? null,
    chooseTime: (time: string) =>
      press(control(`[data-component="slot-grid"] input[value="${time}"]`)),
    chooseDay: (name: string) => press(control(`[data-part="day"][aria-label*="${name}"]`)),
    total: () => control('[data-component="booking-summary"] [data-part="total"] dd').textContent,
    history: (delta: number) =>
      act(async () => {
        await router.navigate(delta);
      }),
    clearAllDrafts: () =>
      act(async () => {
        for (const listener of clearAllListeners) listener();
      }),
  };
}

export type RenderedWizard = Awaited<ReturnType<typeof renderWizard>>;
