import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createI18n } from '../../../i18n/init.ts';
import { BookingProvider } from '../booking-context.tsx';
import type {
  Appointment,
  BookingRequest,
  Slot,
  SlotsQuery,
} from '../../../domain/ports/old/booking-port.ts';
import { BookingWizard } from '../booking-wizard.tsx';
import type { StoredDraft } from '../../../domain/ports/drafts-port.ts';
import { now, offer } from './fake-salon.ts';

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Questions that wait until the test answers them. */
function createQuestions<Asked, Result>() {
  const asked: Asked[] = [];
  const waiting: Waiting<Result>[] = [];
  return {
    asked,
    ask(question: Asked, signal?: AbortSignal): Promise<Result> {
      asked.push(question);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        signal?.addEventListener('abort', () => reject(new Error('Called off')));
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
  /** Mounts, unmounts and mounts again, as React does while the app is being written. */
  readonly strict?: boolean;
}

/** The wizard on the screen, with a salon and a clock that the test holds in its hands. */
export async function renderWizard({
  address = '/booking/01',
  language = 'en',
  stored = { choices: null, personal: null },
  visitorTimeZone = 'Europe/Athens',
  strict = false,
}: RenderOptions = {}) {
  const i18n = await createI18n(language, ['booking']);
  const slotQuestions = createQuestions<SlotsQuery, readonly Slot[]>();
  const bookings = createQuestions<BookingRequest, Appointment>();
  const clearAllListeners = new Set<() => void>();
  const drafts = new Map([['01', stored]]);
  const told = {
    onTitle: vi.fn<(title: string) => void>(),
    onConfirmed: vi.fn<(appointment: Appointment) => void>(),
    onRefused: vi.fn<(reason: 'incomplete' | 'address') => void>(),
    onFailed: vi.fn<(error: unknown) => void>(),
  };
  const settings = {
    port: {
      offer: () => Promise.resolve(offer),
      slots: (question: SlotsQuery, signal?: AbortSignal) => slotQuestions.ask(question, signal),
      confirm: (request: BookingRequest) => bookings.ask(request),
    },
    drafts: {
      read: (salonId: string) => drafts.get(salonId) ?? { choices: null, personal: null },
      write: (salonId: string, draft: StoredDraft) => void drafts.set(salonId, draft),
      clear: (salonId: string) => void drafts.delete(salonId),
      onClearAll(listener: () => void) {
        clearAllListeners.add(listener);
        return () => clearAllListeners.delete(listener);
      },
    },
    now: () => now,
    visitorTimeZone: () => visitorTimeZone,
  };
  const router = createMemoryRouter(
    [
      {
        path: '/booking/:id',
        element: (
          <I18nextProvider i18n={i18n}>
            <BookingProvider settings={settings}>
              <BookingWizard offer={offer} {...told} />
            </BookingProvider>
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
  // By the words it begins with: looking for roles costs more than everything else here together.
  const byWords = (selector: string, words: string): HTMLElement => {
    const found = [...container.querySelectorAll<HTMLElement>(selector)].find((element) =>
      (element.getAttribute('aria-label') ?? element.textContent).startsWith(words),
    );
    if (found === undefined) throw new Error(`Not on the screen: ${selector} "${words}"`);
    return found;
  };

  return {
    ...view,
    told,
    router,
    slotQuestions,
    bookings,
    drafts,
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
